import { useCan } from '@/components/portal/frame/current-user'
import { InlineLoadError } from '@/components/portal/load-error'
import { retryAction } from '@/components/portal/try-again'
import { notify } from '@/components/ui/notify'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { usePreferences, useSavePreferences } from '../client'

export function AssignmentMailPanel() {
  const mayBeAssigned = useCan('submissions.write')
  return mayBeAssigned && <Messages />
}

function Messages() {
  const { data, isError, isFetching, refetch } = usePreferences()
  const { mutate } = useSavePreferences()
  const choose = (assignmentMail: boolean) =>
    mutate(
      { assignmentMail },
      {
        onError: (error) => {
          const again = retryAction(error, () => choose(assignmentMail))
          notify(notices.preferencesFailed(errorSentence(error)), again)
        },
      },
    )
  return (
    <Panel aria-labelledby="account-messages">
      <PanelHead title="Messages to you" titleId="account-messages" />
      <div className="grid justify-items-start gap-1 p-4">
        {data ? (
          <Switch
            checked={data.assignmentMail}
            onCheckedChange={choose}
            label="When a colleague assigns registrations to me"
            className="whitespace-normal!"
          />
        ) : isError ? (
          <InlineLoadError
            text="Your choice could not be loaded."
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="my-1.5 w-[24ch]" />
        )}
        <p className="text-sm text-text-3">At most one email in a quarter of an hour.</p>
      </div>
    </Panel>
  )
}
