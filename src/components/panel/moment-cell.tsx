import { formatMoment } from './moments'

/** A cell of a list that shows a moment in Manila's time; Payload's own shows the browser's. */
export const MomentCell = ({ cellData }: { cellData?: string | null }) =>
  cellData ? formatMoment(cellData) : null
