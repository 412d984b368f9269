'use client'

import { type FormEvent, useState } from 'react'
import { useCan } from '@/components/portal/frame/current-user'
import { PageHead } from '@/components/portal/page-head'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Panel } from '@/components/ui/panel'
import { errorSentence } from '@/lib/http/client'
import { paths } from '@/lib/paths'
import { useFindPerson } from '../client'
import type { ErasureReport, FindPersonInput } from '../schema'
import { ErasureReportPanel } from './erasure-report-panel'
import { FoundPanel } from './found-panel'

export function PersonScreen() {
  const isAllowed = useCan('people.manage')
  return (
    <>
      <PageHead
        title="Find a person’s data"
        description="Everything that is stored about one person, to be handed out or erased."
        crumb={{ href: paths.portal.users, label: 'Users' }}
      />
      {isAllowed ? (
        <PersonSearch />
      ) : (
        <Panel>
          <EmptyState
            title="Only super admins may do this"
            text="Ask one of them to answer the request."
          />
        </Panel>
      )}
    </>
  )
}

function PersonSearch() {
  const { mutate, data, error, isPending, reset, submittedAt } = useFindPerson()
  const [who, setWho] = useState('')
  const [asked, setAsked] = useState<FindPersonInput>({ who: '', others: [] })
  const [report, setReport] = useState<ErasureReport | null>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    search({ who: who.trim(), others: [] })
  }
  const search = (person: FindPersonInput) => {
    setReport(null)
    setAsked(person)
    mutate(person)
  }
  return (
    <div className="grid gap-3">
      <Panel aria-label="Search">
        <form noValidate onSubmit={find} className="flex flex-wrap items-start gap-3 p-4">
          <Field
            label="Email address, phone number or name"
            htmlFor="person-who"
            hint="A number is found however it is written: 0917…, +63 917…, with spaces or without."
            error={error ? errorSentence(error) : undefined}
            className="flex-1 basis-72"
          >
            <Input
              id="person-who"
              value={who}
              autoComplete="off"
              maxLength={254}
              onChange={(event) => setWho(event.target.value)}
            />
          </Field>
          <Button type="submit" loading={isPending} className="sm:mt-6.5">
            Find
          </Button>
        </form>
      </Panel>
      {report && <ErasureReportPanel report={report} />}
      {data && !report && (
        <FoundPanel
          key={submittedAt}
          asked={asked}
          found={data}
          onAlso={(address) => search({ ...asked, others: [...asked.others, address] })}
          onErased={(done) => {
            setReport(done)
            reset()
          }}
        />
      )}
    </div>
  )
}
