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
