import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { MailingPreview } from '../../schema'

interface PreviewPanelProps {
  preview: MailingPreview | null
  isOld: boolean
}

export function PreviewPanel({ preview, isOld }: PreviewPanelProps) {
  const [chosen, setChosen] = useState(0)
  const samples = preview?.samples ?? []
  const sample = samples[Math.min(chosen, samples.length - 1)]
  return (
    <Panel aria-labelledby="mailing-preview">
      <PanelHead title="Preview" titleId="mailing-preview">
        {samples.length > 1 &&
          samples.map(({ submissionId, reference }, index) => (
            <Button
              key={submissionId}
              variant={sample?.submissionId === submissionId ? 'line' : 'quiet'}
              className="px-2.5!"
              aria-pressed={sample?.submissionId === submissionId}
              aria-label={`Preview ${index + 1} for ${reference}`}
              onClick={() => setChosen(index)}
            >
              {index + 1}
            </Button>
          ))}
      </PanelHead>
      {sample ? (
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-4 py-3 wrap-anywhere">
            <dt className="text-text-3">To</dt>
            <dd>
              {sample.to} ({sample.reference})
            </dd>
            <dt className="text-text-3">Subject</dt>
            <dd className="font-semibold">{sample.subject}</dd>
          </dl>
          {isOld && (
            <p role="status" className="border-t border-line px-4 py-2 text-text-2">
              You have changed the text since. Press Preview to see it again.
            </p>
          )}
          <iframe
            title={`Message to ${sample.reference}`}
            sandbox=""
            srcDoc={sample.html}
            className="block h-120 w-full border-t border-line bg-white"
          />
        </>
      ) : (
        <EmptyState
          title="Nothing to see yet"
          text="Write the message, then press Preview: it shows what three of the recipients would read."
        />
      )}
    </Panel>
  )
}
