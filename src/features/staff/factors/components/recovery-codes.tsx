import { Copy, Download } from 'lucide-react'
import { downloadBlob } from '@/components/portal/download-blob'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { DialogClose, type DialogContentProps } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { notices } from '@/lib/notices/notices'

const FILE_NAME = 'recovery-codes.txt'

function Codes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    notify((await copyText(text)) ? notices.textCopied('The codes') : notices.textCopyFailed())
  }
  return (
    <>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-control border border-line bg-bg-2 p-4 font-mono text-[0.8125rem] tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex gap-2 *:flex-1">
        <Button variant="line" onClick={copy}>
          <Copy aria-hidden strokeWidth={1.75} />
          Copy
        </Button>
        <Button
          variant="line"
          onClick={() => downloadBlob(new Blob([text], { type: 'text/plain' }), FILE_NAME)}
        >
          <Download aria-hidden strokeWidth={1.75} />
          Save as a file
        </Button>
      </div>
    </>
  )
}

export const recoveryCodesContent = (codes: readonly string[]): DialogContentProps => ({
  title: 'Keep your recovery codes',
  description:
    'Each signs you in once when your app or passkey is not at hand. They are shown now and never again: print them, or keep them where you keep passwords.',
  // A press outside must not close the dialog: the codes cannot be shown again.
  onInteractOutside: (event) => event.preventDefault(),
  footer: (
    <DialogClose asChild>
      <Button>I have kept them</Button>
    </DialogClose>
  ),
  children: <Codes codes={codes} />,
})
