import { formatManilaMoment } from './moments'

/** Shows the time in Manila, because Payload's own cell uses the browser's time zone. */
export const MomentCell = ({ cellData }: { cellData?: string | null }) =>
  cellData ? formatManilaMoment(cellData) : null
