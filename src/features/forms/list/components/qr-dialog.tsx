import { Download } from 'lucide-react'
import { LoadError } from '@/components/portal/load-error'
import { useQrCode } from '@/components/portal/use-qr-code'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { publicFormAddress } from '../../public-address'
import type { EventForm } from '../../schema'

interface QrDialogProps {
  form: Pick<EventForm, 'name' | 'slug'>
  open: boolean
  onOpenChange: (open: boolean) => void
  returnTo: () => HTMLElement | null
}

export function QrDialog({ form, open, onOpenChange, returnTo }: QrDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="QR code"
        description={form.name}
        className="sm:max-w-sm!"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnTo()?.focus()
        }}
      >
        <QrCode slug={form.slug} />
      </DialogContent>
    </Dialog>
  )
}

function QrCode({ slug }: { slug: string }) {
  const address = publicFormAddress(slug, window.location.origin)
  const results = useQrCode(address)
  const { data: code, error } = results
  if (error) {
    return <LoadError title="The QR code could not be drawn" of={results} />
  }
  return (
    <>
      {/* White in the dark theme too, because many cameras read only dark codes on a light
          ground. */}
      <div className="mx-auto grid aspect-square w-full max-w-64 place-items-center rounded-control border border-line bg-[#fff] p-2">
        {code ? (
          // biome-ignore lint/performance/noImgElement: an SVG made in the browser
          <img src={code.svg} alt={`QR code that opens ${address}`} className="size-full" />
        ) : (
          <span role="status" className="text-[#565b73]">
            Loading...
          </span>
        )}
      </div>
      <p className="text-center text-text-2 wrap-anywhere">{address}</p>
      <div className="flex gap-2 *:flex-1">
        <SaveLink href={code?.png} name={`${slug}.png`} label="Download PNG" />
        <SaveLink href={code?.svg} name={`${slug}.svg`} label="Download SVG" />
      </div>
    </>
  )
}

const SaveLink = ({ href, ...file }: { href?: string; name: string; label: string }) => (
  <Button asChild variant="line">
    <a href={href} download={file.name} aria-disabled={!href}>
      <Download aria-hidden strokeWidth={1.75} />
      {file.label}
    </a>
  </Button>
)
