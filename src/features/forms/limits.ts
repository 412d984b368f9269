export const FORM_LIMITS = {
  name: 120,
  slug: 80,
  description: 2000,
  /** The most characters of `closedText` and of `thanksText`. */
  text: 600,
  fields: 100,
  /** The most characters of a one-line answer. */
  answer: 500,
  label: 300,
  placeholder: 200,
  helpText: 300,
  /** The most characters of the help text of a section or a text block. */
  blockText: 2000,
  options: 200,
  option: 200,
  nameFields: 3,
  unit: 20,
  town: 100,
  rules: 20,
} as const

/** Limits of one registration, even when it is for several people. */
export const FILE_LIMITS = {
  files: 10,
  bodyBytes: 40 * 1024 * 1024,
} as const
