import { formatMoment } from './moments'

/**
 * A cell of a list that shows a day and time in Manila. Payload's own cell uses the browser's time
 * zone.
 */
export const MomentCell = ({ cellData }: { cellData?: string | null }) =>
  cellData ? formatMoment(cellData) : null
