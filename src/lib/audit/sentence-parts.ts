export interface SentenceParts {
  subject: string | null
  detail: string | null
}

export type Sentence = (deed: SentenceParts) => string

export const join = (...words: (string | null | false)[]) => words.filter(Boolean).join(' ')
export const form = ({ subject }: SentenceParts) => subject ?? 'a form'
export const account = ({ subject }: SentenceParts) => subject ?? 'somebody'
export const submission = ({ subject }: SentenceParts) =>
  subject?.startsWith('#')
    ? `registration ${subject}`
    : (subject?.replace(' submissions', ' registrations') ?? 'a registration')
export const view = ({ subject }: SentenceParts) => join('the view', subject && `“${subject}”`)
export const role = ({ detail }: SentenceParts) => detail?.replaceAll('_', ' ') ?? null
