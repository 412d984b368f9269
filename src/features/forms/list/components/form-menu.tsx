import { ClipboardPen, Copy, Ellipsis, ExternalLink, Link2, Mail, QrCode } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/dropdown-menu'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import {
  ArchiveOrDeleteDialog,
  ArchiveOrDeleteItems,
  useArchiveOrDelete,
} from '../../components/archive-or-delete'
import { PlacesMenuItem, TranslateMenuItem } from '../../components/linked-items'
import { SaveAsFileMenuItem } from '../../components/save-as-file'
import { useFormActions } from '../../components/use-form-actions'
import type { EventForm } from '../../schema'
import { QrDialog } from './qr-dialog'

interface FormMenuProps {
  form: Pick<EventForm, 'id' | 'name' | 'slug' | 'isActive' | 'isArchived' | 'fields'>
  canEdit: boolean
}

export function FormMenu({ form, canEdit }: FormMenuProps) {
  const mayRegister = useCan('submissions.write')
  const { copyLink, duplicate } = useFormActions(form)
  const [isQrOpen, setQrOpen] = useState(false)
  const mayWrite = useCan('mailings.send')
  const archiveOrDelete = useArchiveOrDelete(form)
  // Visitors of a form that is inactive or has no fields read “Form Not Found”, so the menu entry
  // that opens the form is left out.
  const isOpen = form.isActive && form.fields.length > 0
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button ref={trigger} variant="quiet" size="icon" aria-label={`More for ${form.name}`}>
            <Ellipsis aria-hidden strokeWidth={1.75} />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {isOpen && (
            <MenuItem asChild>
              <a href={paths.form(form.slug)} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden strokeWidth={1.75} />
                Open the form
                <VisuallyHidden>, opens in a new tab</VisuallyHidden>
              </a>
            </MenuItem>
          )}
          <MenuItem onSelect={copyLink}>
            <Link2 aria-hidden strokeWidth={1.75} />
            Copy link
          </MenuItem>
          <MenuItem onSelect={() => setQrOpen(true)}>
            <QrCode aria-hidden strokeWidth={1.75} />
            QR code
          </MenuItem>
          <PlacesMenuItem form={form} />
          <TranslateMenuItem form={form} />
          {mayRegister && (
            <MenuItem asChild>
              <Link href={paths.portal.addRegistration(form.id)}>
                <ClipboardPen aria-hidden strokeWidth={1.75} />
                Add a registration
              </Link>
            </MenuItem>
          )}
          {mayWrite && (
            <MenuItem asChild>
              <Link href={paths.portal.composeMailing(`?form=${form.id}`)}>
                <Mail aria-hidden strokeWidth={1.75} />
                Write to people
              </Link>
            </MenuItem>
          )}
          {canEdit && (
            <MenuItem onSelect={duplicate}>
              <Copy aria-hidden strokeWidth={1.75} />
              Duplicate
            </MenuItem>
          )}
          <SaveAsFileMenuItem form={form} />
          {canEdit && <ArchiveOrDeleteItems form={form} archiveOrDelete={archiveOrDelete} />}
        </MenuContent>
      </Menu>
      <ArchiveOrDeleteDialog
        form={form}
        archiveOrDelete={archiveOrDelete}
        returnTo={() => trigger.current}
      />
      <QrDialog
        form={form}
        open={isQrOpen}
        onOpenChange={setQrOpen}
        returnTo={() => trigger.current}
      />
    </>
  )
}
