// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost
import { Eye, Pencil } from 'lucide-react'
import { Link } from '@/components/portal/link'
import { Button } from '@/components/ui/button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { paths } from '@/lib/paths'
import { FormActiveSwitch } from '../../components/form-switch'
import { PreviewLink } from '../../components/preview-link'
import type { ListedForm } from '../../schema'
import { FormFigures } from './form-figures'
import { FormMenu } from './form-menu'

const CELL = 'px-4 max-md:block max-md:px-0'

interface FormRowProps {
  form: ListedForm
  canEdit: boolean
}

export function FormTableRow({ form, canEdit }: FormRowProps) {
  const Icon = canEdit ? Pencil : Eye
  return (
    <tr
      role="row"
      className="border-b border-line last:border-b-0 hover:bg-hover max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-3.5"
    >
      <td
        role="cell"
        className={`${CELL} max-md:col-span-2 md:h-15 md:w-[42%] md:max-w-0 md:py-2.5`}
      >
        <Link
          href={paths.portal.form(form.id)}
          title={form.name}
          className="block font-semibold text-text no-underline hover:underline max-md:-my-3 max-md:py-3"
        >
          <span className="line-clamp-2 wrap-anywhere">{form.name}</span>
        </Link>
        <span className="block truncate text-sm text-text-3">{paths.form(form.slug)}</span>
      </td>
      <td role="cell" className={`${CELL} tabular-nums max-md:hidden`}>
        {form.fields.length}
      </td>
      {form.submissions && (
        <td role="cell" className={`${CELL} max-md:col-span-2`}>
          <FormFigures form={form} figures={form.submissions} />
        </td>
      )}
      <td role="cell" className={CELL}>
        <FormActiveSwitch form={form} disabled={!canEdit} />
      </td>
      <td
        role="cell"
        className={`${CELL} text-right whitespace-nowrap *:align-middle md:pr-2 max-md:-mr-3 max-[30rem]:[&_a_svg]:hidden`}
      >
        <Button asChild variant="quiet" className="px-2.5!">
          <Link href={paths.portal.form(form.id)}>
            <Icon aria-hidden strokeWidth={1.75} />
            {canEdit ? 'Edit' : 'Open'}
            <VisuallyHidden> {form.name}</VisuallyHidden>
          </Link>
        </Button>
        <PreviewLink form={form} variant="quiet" className="px-2.5!" />
        <FormMenu form={form} canEdit={canEdit} />
      </td>
    </tr>
  )
}
