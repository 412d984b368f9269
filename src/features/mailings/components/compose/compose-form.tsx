import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Panel, PanelHead } from '@/components/ui/panel'
import type { Audience, MailingPreview } from '../../schema'
import { leftOutSentence, messageCountText } from '../../words'
import { PreviewPanel } from './preview-panel'
import { SendDialog } from './send-dialog'
import { MailingTextFields } from './text-fields'
import { useComposeDraft } from './use-draft'

interface ComposeFormProps {
  audience: Audience
  known: MailingPreview
}

export function ComposeForm({ audience, known }: ComposeFormProps) {
  const draft = useComposeDraft(audience)
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    if (await draft.loadPreview()) setAsking(true)
  }
  // The preview counts the messages of the current text. A personal text makes one message per
  // registration, any other text one per mailbox.
  const counts = draft.preview ?? known
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-2 lg:items-start">
      <p role="status" className="col-span-full text-text-2 wrap-anywhere">
        <b className="font-semibold text-text">{counts.formName}</b>:{' '}
        {messageCountText(counts.messages)}. {leftOutSentence(counts)}
      </p>
      <Panel aria-labelledby="mailing-text">
        <PanelHead title="Message" titleId="mailing-text" />
        <form
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-3.5 p-4"
          onSubmit={(event) => {
            event.preventDefault()
            void draft.loadPreview()
          }}
        >
          <MailingTextFields draft={draft} marks={known.marks} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="line" loading={draft.isLoadingPreview}>
              Preview
            </Button>
            <Button variant="line" loading={draft.isTesting} onClick={draft.sendTest}>
              Send me a test
            </Button>
            <Button onClick={ask} aria-haspopup="dialog" className="max-sm:w-full sm:ml-auto">
              Send...
            </Button>
          </div>
          <p className="text-sm text-text-3">
            What you write stays here until it is sent or you leave the portal.
          </p>
        </form>
      </Panel>
      <PreviewPanel preview={draft.preview} isOld={draft.isOld} />
      {draft.preview && (
        <SendDialog
          open={isAsking}
          onOpenChange={setAsking}
          draft={draft}
          preview={draft.preview}
        />
      )}
    </div>
  )
}
