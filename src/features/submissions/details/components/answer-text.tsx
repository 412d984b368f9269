import { FIELD_TYPE_TRAITS, type FieldType } from '@/features/forms/field-types'

interface AnswerTextProps {
  text: string
}

/** On phones the touch target is larger than the line, without moving the lines around it. */
const LINK = 'max-md:-my-3 max-md:inline-block max-md:py-3'

const Paragraphs = ({ text }: AnswerTextProps) => (
  <span className="whitespace-pre-wrap">{text}</span>
)
// Encodes the address, so that text after a `?` in it cannot add a hidden copy or a subject.
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

/** An answer as staff read it; `fieldType` is null when the form no longer has the field. */
export function AnswerText({ text, fieldType }: AnswerTextProps & { fieldType: FieldType | null }) {
  const link = fieldType && FIELD_TYPE_TRAITS[fieldType].link
  const Text = link ? LINKS[link] : Paragraphs
  return <Text text={text} />
}
