import type { ComponentType } from 'react'
import type { FieldType } from '@/features/forms/field-types'

interface AnswerTextProps {
  text: string
}

const Paragraphs = ({ text }: AnswerTextProps) => (
  <span className="whitespace-pre-wrap">{text}</span>
)
// Encoded, so that nothing after a `?` in the address becomes a hidden copy or a subject.
const EmailLink = ({ text }: AnswerTextProps) => (
  <a href={`mailto:${encodeURIComponent(text.trim())}`}>{text}</a>
)
const PhoneLink = ({ text }: AnswerTextProps) => (
  <a href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</a>
)

/** How an answer in words is shown where its type says more than that it is text. */
const BY_TYPE: Partial<Record<FieldType, ComponentType<AnswerTextProps>>> = {
  email: EmailLink,
  phone: PhoneLink,
}

/** `null`: the field is not known any more. */
export function AnswerText({ text, fieldType }: AnswerTextProps & { fieldType: FieldType | null }) {
  const Text = (fieldType && BY_TYPE[fieldType]) ?? Paragraphs
  return <Text text={text} />
}
