export const FORM_LIMITS = {
  name: 120,
  slug: 80,
  description: 2000,
  /** Of `closedText` and `thanksText`, each. */
  text: 600,
  fields: 100,
  /** Of a one-line answer. */
  answer: 500,
  label: 300,
  placeholder: 200,
  helpText: 300,
  /** Of the help text of a section or a text block. */
  blockText: 2000,
  options: 200,
  option: 200,
  nameFields: 3,
  unit: 20,
  /** The town in an answer to "Province and Town". */
  town: 100,
  /** The number of conditions of one field. */
  rules: 20,
} as const

/** Limits of one registration, even when it is for several people. */
export const FILE_LIMITS = {
  files: 10,
  /** A whole request, including files. */
  bodyBytes: 40 * 1024 * 1024,
} as const
