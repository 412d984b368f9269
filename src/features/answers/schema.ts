/** The answer to a file field, until a link replaces it once the file is in the drive (Spec §3). */
export interface FileAnswer {
  fileId: number
  name: string
  mimeType: string
  size: number
}

export type Answer = string | string[] | boolean | FileAnswer
/** Answers by field id. */
export type Answers = Record<string, Answer>

/** Rows may also come from scripts and older versions, so `answer-shape.ts` checks each answer. */
export type StoredAnswers = Record<string, unknown> | null
