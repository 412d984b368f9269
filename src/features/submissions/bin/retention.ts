/** How long before something goes staff are told of it, in days. */
export const NOTICE_DAYS = 7

/** What retention will erase of one form next. */
export interface RetentionPreview {
  /** None: there is nothing to erase by these rules at that time. */
  count: number
  /** When it goes, at the earliest. ISO 8601, UTC. */
  goesAt: string
  /** Registrations that came up to then; null when none is due. */
  cutoff: string | null
  /** Staff have been told: `goesAt` stands. */
  isAnnounced: boolean
}
