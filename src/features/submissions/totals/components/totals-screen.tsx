'use client'

import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { LoadError } from '@/components/portal/load-error'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { NativeSelect } from '@/components/ui/input'
import { Panel } from '@/components/ui/panel'
import { TableSkeleton } from '@/components/ui/skeleton'
import { useForms } from '@/features/forms/client'
import { formatDetailsDate } from '@/lib/dates'
import { requestJson } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { plural } from '@/lib/text'
import { toExportQuery } from '../../filter-query'
import { readFilters, type ScreenFilters } from '../../filters'
import type { FieldTotals, FormTotals } from '../totals'

export function TotalsScreen() {
  const filters = readFilters(useSearchParams())
  const { formId } = filters
  if (formId !== null) return <Totals filters={{ ...filters, formId }} />
  return <ChooseForm />
}

function ChooseForm() {
  const { data } = useForms()
  return (
    <div className="grid gap-4">
      <EmptyState
        title="Choose a form"
        text="Totals count the answers to one form, by the filters of its list."
      />
      <Field label="Form" htmlFor="totals-form" className="w-full max-w-96 justify-self-center">
        <NativeSelect
          id="totals-form"
          defaultValue=""
          onChange={({ target }) => {
            window.location.search = `?form=${target.value}`
          }}
        >
          <option value="" disabled>
            Choose a form
          </option>
          {(data ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}

function Totals({ filters }: { filters: ScreenFilters & { formId: number } }) {
  const query = toExportQuery(filters)
  const path = `${paths.api.submissionTotals(filters.formId)}?${query}`
  const totals = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => requestJson<FormTotals>(path, { signal }),
    refetchOnMount: 'always',
  })
  const { data } = totals
  if (totals.isLoadingError) {
    return <LoadError title="The totals could not be loaded" of={totals} />
  }
  if (!data) {
    return (
      <Panel aria-label="Totals">
        <TableSkeleton rows={8} columns={2} />
      </Panel>
    )
  }
  query.set('format', 'csv')
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button onClick={() => window.print()}>Print</Button>
        <Button asChild variant="line">
          <a href={`${paths.api.submissionTotals(filters.formId)}?${query}`} download>
            <Download aria-hidden strokeWidth={1.75} />
            CSV
          </a>
        </Button>
      </div>
      <section className="paper" aria-label="What is printed">
        <h2>{data.form}</h2>
        <p>
          {data.total.toLocaleString('en-PH')} {plural('registration', data.total)}
          {query.size > 1 && ' that match the filters'}
          {data.people > data.total && `, ${data.people.toLocaleString('en-PH')} people`},{' '}
          {formatDetailsDate(new Date())}
        </p>
        {data.cancelled > 0 && (
          <p>
            {data.cancelled.toLocaleString('en-PH')}{' '}
            {data.cancelled === 1 ? 'person has' : 'people have'} cancelled and{' '}
            {data.cancelled === 1 ? 'is' : 'are'} not counted.
          </p>
        )}
        {data.fields.map((field) => (
          <FieldTable key={field.id} field={field} />
        ))}
      </section>
    </>
  )
}

const percent = (count: number, total: number) =>
  total === 0 ? '' : `${Math.round((100 * count) / total)}%`

function FieldTable({ field }: { field: FieldTotals }) {
  const { label, given, notGiven, counts } = field
  const total = given + notGiven
  const rows = [
    ...(counts.length > 0 ? counts : [{ answer: 'Given', count: given }]),
    { answer: 'Not given', count: notGiven },
  ]
  return (
    <table>
      <caption className="pt-3 text-left font-semibold wrap-anywhere">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col" className="w-24 text-right!">
            Count
          </th>
          <th scope="col" className="w-20 text-right!">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ answer, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option may be called "Not given"
          <tr key={at}>
            <th scope="row" className="font-normal! border-b-[0.5pt]! border-b-[#777]!">
              {answer}
            </th>
            <td className="text-right! tabular-nums">{count.toLocaleString('en-PH')}</td>
            <td className="text-right! tabular-nums">{percent(count, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
