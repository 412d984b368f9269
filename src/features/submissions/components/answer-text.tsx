import type { ComponentType } from 'react'
import type { FieldType } from '../../forms/field-types'

interface AnswerTextProps {
  text: string
}

const Plain = ({ text }: AnswerTextProps) => text
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

/** How an answer in words is shown, by the field's type. */
export const ANSWER_TEXTS = {
  text: Plain,
  email: EmailLink,
  phone: PhoneLink,
  textarea: Paragraphs,
  select: Plain,
  checkbox: Plain,
  date: Plain,
  file: Plain,
} as const satisfies Record<FieldType, ComponentType<AnswerTextProps>>
