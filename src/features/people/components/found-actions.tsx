import { Download, Eraser } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/portal/confirm-dialog'
import { downloadBlob } from '@/components/portal/download-blob'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { errorSentence } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useDownloadPersonArchive, useErasePerson } from '../client'
import type { ChosenRecords, ErasureReport } from '../schema'

interface FoundActionsProps {
  chosen: ChosenRecords
  onErased: (report: ErasureReport) => void
}

export function FoundActions({ chosen, onErased }: FoundActionsProps) {
  const archive = useDownloadPersonArchive()
  const erase = useErasePerson()
  const [isAsking, setAsking] = useState(false)
  const registrations = chosen.submissions?.length ?? 0
  const testimonies = chosen.testimonies?.length ?? 0
  const take = () =>
    // `mutateAsync` instead of `mutate`, because the callbacks of `mutate` do not run once another
    // search has replaced these buttons.
    archive.mutateAsync(chosen).then(
      (zip) => {
        downloadBlob(zip, `person-${Date.now()}.zip`)
        notify(notices.personArchived())
      },
      (error) => notify(notices.personFailed(errorSentence(error))),
    )
  return (
    <section
      aria-label="With what is chosen"
      className="flex flex-wrap items-center gap-2 border-t border-line bg-bg-2 px-4 py-3"
    >
      <p role="status" className="mr-auto font-medium tabular-nums max-sm:basis-full">
        {registrations + testimonies} chosen
      </p>
      <Button variant="line" className="max-sm:flex-1" onClick={take} loading={archive.isPending}>
        {!archive.isPending && <Download aria-hidden strokeWidth={1.75} />}
        Download archive
      </Button>
      <Button variant="danger" className="max-sm:flex-1" onClick={() => setAsking(true)}>
        <Eraser aria-hidden strokeWidth={1.75} />
        Erase
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Erase everything of ${chosen.who}?`}
        text={`Registrations: ${registrations}, testimonies: ${testimonies}. They go for good, with files, notes, messages and the names in the audit log, and not into the bin first.`}
        confirm="Erase"
        danger
        pending={erase.isPending}
        onConfirm={() =>
          erase
            .mutateAsync(chosen)
            .then(onErased, (error) => notify(notices.personFailed(errorSentence(error))))
            .finally(() => setAsking(false))
        }
      />
    </section>
  )
}
