export interface SentenceParts {
  subject: string | null
  detail: string | null
}

export type SentenceFunction = (deed: SentenceParts) => string

export const joinWords = (...words: (string | null | false)[]) => words.filter(Boolean).join(' ')
export const formOf = ({ subject }: SentenceParts) => subject ?? 'a form'
export const accountOf = ({ subject }: SentenceParts) => subject ?? 'somebody'
export const registrationOf = ({ subject }: SentenceParts) =>
  subject?.startsWith('#')
    ? `registration ${subject}`
    : (subject?.replace(' submissions', ' registrations') ?? 'a registration')
export const viewOf = ({ subject }: SentenceParts) =>
  joinWords('the view', subject && `“${subject}”`)
export const roleNameOf = ({ detail }: SentenceParts) => detail?.replaceAll('_', ' ') ?? null
