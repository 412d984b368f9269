import type { ComponentType } from 'react'
import type { FieldType } from '@/features/forms/field-types'

interface AnswerTextProps {
  text: string
}

/** On phones the target is larger than its line, and moves nothing. */
const LINK = 'max-md:-my-3 max-md:inline-block max-md:py-3'

const Paragraphs = ({ text }: AnswerTextProps) => (
  <span className="whitespace-pre-wrap">{text}</span>
)
// Encoded, so that nothing after a `?` in the address becomes a hidden copy or a subject.
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

/** How an answer in words is shown: some types say more than that it is text. */
const BY_TYPE: Record<FieldType, ComponentType<AnswerTextProps>> = {
  text: Paragraphs,
  email: EmailLink,
  phone: PhoneLink,
  textarea: Paragraphs,
  select: Paragraphs,
  checkbox: Paragraphs,
  date: Paragraphs,
  file: Paragraphs,
}

/** `null`: the field is not known any more. */
export function AnswerText({ text, fieldType }: AnswerTextProps & { fieldType: FieldType | null }) {
  const Text = fieldType ? BY_TYPE[fieldType] : Paragraphs
  return <Text text={text} />
}
