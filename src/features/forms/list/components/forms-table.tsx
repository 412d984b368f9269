// biome-ignore-all lint/a11y/noRedundantRoles: without display: table the implied roles are lost
import { HEAD_CELL_CLASSES } from '@/components/portal/table-head'
import type { ListedForm } from '../../schema'
import { FormTableRow } from './form-row'

interface FormsTableProps {
  forms: readonly ListedForm[]
  canEdit: boolean
}

export function FormsTable({ forms, canEdit }: FormsTableProps) {
  const hasFigures = forms.some(({ submissions }) => submissions)
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={HEAD_CELL_CLASSES}>
            Form
          </th>
          <th scope="col" className={HEAD_CELL_CLASSES}>
            Fields
          </th>
          {hasFigures && (
            <th scope="col" className={HEAD_CELL_CLASSES}>
              Registrations
            </th>
          )}
          <th scope="col" className={HEAD_CELL_CLASSES}>
            Status
          </th>
          <th scope="col" className={`${HEAD_CELL_CLASSES} text-right`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {forms.map((form) => (
          <FormTableRow key={form.id} form={form} canEdit={canEdit} />
        ))}
      </tbody>
    </table>
  )
}
