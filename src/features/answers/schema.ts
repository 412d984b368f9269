/**
 * A file answer before the upload to the drive; afterwards the answer is the drive link (Spec §3).
 */
export interface FileAnswer {
  fileId: number
  name: string
  mimeType: string
  /** Bytes. */
  size: number
}

export type Answer = string | string[] | boolean | FileAnswer
/** Answers by field id. */
export type Answers = Record<string, Answer>

/**
 * The answers as a row of submissions holds them. Scripts and older versions write rows too, so
 * each answer is checked (`answer-shape.ts`) before it is shown. Null when the column is not an
 * object.
 */
export type StoredAnswers = Record<string, unknown> | null
