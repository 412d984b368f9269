import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

interface AnswerTextProps {
  text: string
}

const LINK = 'max-md:-my-3 max-md:inline-block max-md:py-3'

const Paragraphs = ({ text }: AnswerTextProps) => (
  <span className="whitespace-pre-wrap">{text}</span>
)
// The encoding keeps a `?` in the answer from adding a hidden copy or a subject to the email.
const EmailLink = ({ text }: AnswerTextProps) => (
  <a href={`mailto:${encodeURIComponent(text.trim())}`} className={LINK}>
    {text}
  </a>
)
const PhoneLink = ({ text }: AnswerTextProps) => (
  <a href={`tel:${text.replace(/[^\d+]/g, '')}`} className={LINK}>
    {text}
  </a>
)

const LINKS = { email: EmailLink, phone: PhoneLink }

/**
 * Shows an answer, with a link for an email address or phone number. `fieldType` is null when the
 * form could not be loaded or never had the field.
 */
export function AnswerText({ text, fieldType }: AnswerTextProps & { fieldType: FieldType | null }) {
  const link = fieldType && FIELD_TYPE_TRAITS[fieldType].link
  const Text = link ? LINKS[link] : Paragraphs
  return <Text text={text} />
}
