/** What was written and not sent, by submission. It lives as long as the page: it is about people. */
const drafts = new Map<number, string>()

export const noteDraft = (id: number): string => drafts.get(id) ?? ''

export function keepNoteDraft(id: number, text: string): void {
  if (text.trim() === '') drafts.delete(id)
  else drafts.set(id, text)
}

/** The submissions with a note that is not sent, the one worked on last at the end. */
export const unsentNotes = (): number[] => [...drafts.keys()]
