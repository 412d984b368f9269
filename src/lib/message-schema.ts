import * as z from 'zod'

const SUBJECT_MISSING = 'Please write a subject'
const TEXT_MISSING = 'Please write the message'

/** Returns the Zod fields of a message: subject and text. The limits are in characters. */
export const messageShape = (limits: { subject: number; text: number }) => ({
  subject: z
    .string(SUBJECT_MISSING)
    // A line break would start another header of the email.
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, SUBJECT_MISSING)
        .max(limits.subject, `Please keep the subject under ${limits.subject} characters`),
    ),
  text: z
    .string(TEXT_MISSING)
    .trim()
    .min(1, TEXT_MISSING)
    .max(limits.text, `Please keep the message under ${limits.text} characters`),
})
