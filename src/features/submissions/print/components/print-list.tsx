import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { blockingErrorOf } from '@/components/portal/kept-data'
import { LoadError } from '@/components/portal/load-error'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { formatDetailsDate } from '@/lib/dates'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'
import { writeColumns } from '../../columns'
import { toExportQuery } from '../../filter-query'
import type { ScreenFilters } from '../../filters'
import type { PrintSheet } from '../print-sheet'
import { PrintedCards } from './cards'

const KINDS = { list: 'List', badges: 'Badges', envelopes: 'Envelopes' } as const
type Kind = keyof typeof KINDS

interface PrintListProps {
  filters: ScreenFilters & { formId: number }
}

export function PrintList({ filters }: PrintListProps) {
  const sheet = usePrintSheet(filters)
  const { data } = sheet
  const error = blockingErrorOf(sheet)
  const [kind, setKind] = useState<Kind>('list')
  const [isSigned, setSigned] = useState(true)
  if (error) {
    return <LoadError title="The list could not be loaded" of={sheet} />
  }
  if (!data) return <p role="status">Loading...</p>
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label="Print as" htmlFor="print-kind" className="w-44">
          <NativeSelect
            id="print-kind"
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
          >
            {Object.entries(KINDS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {kind === 'list' && (
          <Checkbox
            label="Space to sign"
            checked={isSigned}
            onChange={({ target }) => setSigned(target.checked)}
            className="md:min-h-9!"
          />
        )}
        <Button onClick={() => window.print()}>Print</Button>
        <p className="py-2 text-text-3 max-md:py-0">
          The columns are those of your list.
          {kind !== 'list' && ' Each stands on a line of its own, under the name.'}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll a wide table */}
      <section className="paper" aria-label="What is printed" tabIndex={0}>
        {kind === 'list' ? (
          <List sheet={data} isSigned={isSigned} />
        ) : (
          <PrintedCards sheet={data} kind={kind} />
        )}
      </section>
    </>
  )
}

function List({ sheet, isSigned }: { sheet: PrintSheet; isSigned: boolean }) {
  const { form, columns, registrations, people } = sheet
  const counted = `${registrations.toLocaleString('en-PH')} ${plural('registration', registrations)}`
  return (
    <>
      <h2>{form}</h2>
      <p>
        {counted}
        {people.length !== registrations && ` of ${people.length.toLocaleString('en-PH')} people`},{' '}
        {formatDetailsDate(new Date())}
      </p>
      <table style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className="id">
              ID
            </th>
            <th scope="col" className="name">
              Name
            </th>
            {columns.map((label, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same label
              <th key={at} scope="col" className="cell">
                {label}
              </th>
            ))}
            {isSigned && (
              <th scope="col" className="sign">
                Signature
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, reference, name, cells }) => (
            <tr key={id}>
              <td className="id">#{id}</td>
              <td>{name ?? reference}</td>
              {cells.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one entry for each column
                <td key={at}>{text}</td>
              ))}
              {isSigned && <td className="sign" />}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function usePrintSheet(filters: ScreenFilters & { formId: number }) {
  const query = toExportQuery(filters)
  if (filters.columns) query.set('columns', writeColumns(filters.columns))
  const path = `${paths.api.printSubmissions(filters.formId)}?${query}`
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => requestJson<PrintSheet>(path, { signal }),
    refetchOnMount: 'always',
  })
}
