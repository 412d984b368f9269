import { buttonStyles } from '@/components/site/control-styles'
import { UnlitPanes } from '@/components/ui/marks/unlit-panes'
import { paths } from '@/lib/paths'
import { StatusHeading, StatusScreen } from '../status-screen'

interface ClosedFormProps {
  name: string
  /** Why nobody can register: not open yet, closed, or full. */
  reason: string
  /** The text that staff wrote for visitors of the closed form. */
  closedText: string | null
}

/** Shown in the form's place before it opens, after it has closed, and when it is full. */
export const ClosedForm = ({ name, reason, closedText }: ClosedFormProps) => (
  <StatusScreen>
    <UnlitPanes />
    <StatusHeading ref={undefined}>{name}</StatusHeading>
    <p className="type-lead max-w-[54ch]">{reason}</p>
    {closedText && (
      <p className="max-w-[54ch] whitespace-pre-line text-text-2 wrap-anywhere">{closedText}</p>
    )}
    <a href={paths.home} className={`mt-4 ${buttonStyles('primary')}`}>
      Go to Homepage
    </a>
  </StatusScreen>
)
