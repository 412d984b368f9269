import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { errorSentence, HttpError } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { Link } from './link'

interface LoadErrorProps {
  title: string
  of: { error: unknown; refetch: () => unknown; isFetching: boolean }
}

export function LoadError({ title, of: { error, refetch, isFetching } }: LoadErrorProps) {
  const refused = error instanceof HttpError && error.status === 403
  return (
    <div role="alert">
      <EmptyState
        title={refused ? 'Not open to your role' : title}
        text={errorSentence(error) ?? 'Please check your connection and try again.'}
        action={
          refused ? (
            <Button asChild variant="line">
              <Link href={paths.portal.dashboard}>Go to the dashboard</Link>
            </Button>
          ) : (
            <Button variant="line" onClick={() => refetch()} loading={isFetching}>
              Retry
            </Button>
          )
        }
      />
    </div>
  )
}

interface PartErrorProps {
  text: string
  onRetry: () => void
  retrying: boolean
}

export const InlineLoadError = ({ text, onRetry, retrying }: PartErrorProps) => (
  <p role="alert" className="flex flex-wrap items-center gap-2 text-error">
    {text}
    <Button variant="line" onClick={onRetry} loading={retrying}>
      Try again
    </Button>
  </p>
)
