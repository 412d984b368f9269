import { useState } from 'react'
import { CopyField } from '@/components/portal/copy-field'
import { Disclosure } from '@/components/portal/disclosure'
import { useCan } from '@/components/portal/frame/current-user'
import { Button } from '@/components/ui/button'
import { errorSentence } from '@/lib/http/client'
import { useRegistrantLink } from '../own-link-client'

export function RegistrantLinkSection({ id }: { id: number }) {
  const mayWrite = useCan('submissions.write')
  if (!mayWrite) return null
  return (
    <Disclosure
      label="Link of the registrant"
      labelClassName="text-[0.9375rem] font-semibold"
      className="border-t border-line pt-4"
    >
      <Link id={id} />
    </Disclosure>
  )
}

function Link({ id }: { id: number }) {
  const { mutate, data, variables, error, isPending } = useRegistrantLink(id)
  const [isAsking, setAsking] = useState(false)
  const take = (what: 'copy' | 'renew') => {
    setAsking(false)
    mutate(what)
  }
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-text-2">
        Whoever has it can see, change and cancel this registration. The log says who has copied it.
      </p>
      {data && <CopyField key={data.link} label="Link" value={data.link} />}
      <p role="status" className="empty:hidden">
        {data && variables === 'renew' && 'This link is new. The earlier ones have ended.'}
      </p>
      {error && (
        <p role="alert" className="text-error">
          {errorSentence(error) ?? 'This did not work. Please try again.'}
        </p>
      )}
      {isAsking ? (
        <div className="grid gap-2">
          <p>The link in messages that were sent stops working. Make a new one?</p>
          <div className="flex flex-wrap gap-2">
            <Button loading={isPending} onClick={() => take('renew')}>
              Yes, make a new link
            </Button>
            <Button variant="line" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {!data && (
            <Button variant="line" loading={isPending} onClick={() => take('copy')}>
              Show the link
            </Button>
          )}
          <Button variant="line" onClick={() => setAsking(true)}>
            Make a new link
          </Button>
        </div>
      )}
    </div>
  )
}
