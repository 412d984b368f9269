/** A file answer before it reaches the drive; afterwards the answer is the drive link (Spec §3). */
export interface FileAnswer {
  fileId: number
  name: string
  mimeType: string
  /** Bytes. */
  size: number
}

export type Answer = string | string[] | boolean | FileAnswer
/** Field id → answer. */
export type Answers = Record<string, Answer>

/**
 * The answers as a row holds them. Rows are written by more than this product's code: whoever shows
 * an answer asks first whether it is one (`answer-shape.ts`). Null: the row holds no answers at all.
 */
export type StoredAnswers = Record<string, unknown> | null
