// biome-ignore-all lint/a11y/noRedundantRoles: the phone layout takes the table display away
import { HEAD_CELL } from '@/components/portal/table-head'
import type { ListedForm } from '../../schema'
import { FormRow } from './form-row'

interface FormsTableProps {
  forms: readonly ListedForm[]
  canEdit: boolean
}

/** A table; below 48rem each row becomes a small card and the head is kept for screen readers. */
export function FormsTable({ forms, canEdit }: FormsTableProps) {
  // Roles that may not read submissions get no column about them.
  const hasFigures = forms.some(({ submissions }) => submissions)
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          <th scope="col" className={HEAD_CELL}>
            Form
          </th>
          <th scope="col" className={HEAD_CELL}>
            Fields
          </th>
          {hasFigures && (
            <th scope="col" className={HEAD_CELL}>
              Submissions
            </th>
          )}
          <th scope="col" className={HEAD_CELL}>
            Status
          </th>
          <th scope="col" className={`${HEAD_CELL} text-right`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {forms.map((form) => (
          <FormRow key={form.id} form={form} canEdit={canEdit} />
        ))}
      </tbody>
    </table>
  )
}
