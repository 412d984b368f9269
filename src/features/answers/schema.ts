/**
 * The answer to a file field while the product stores the file. Once the file is in the drive, the
 * answer is a link (Spec §3).
 */
export interface FileAnswer {
  fileId: number
  name: string
  mimeType: string
  size: number
}

export type Answer = string | string[] | boolean | FileAnswer
export type Answers = Record<string, Answer>

/**
 * Stored answers by field id, not checked: rows may come from scripts and older versions.
 * `answer-shape.ts` checks each answer.
 */
export type StoredAnswers = Record<string, unknown> | null
