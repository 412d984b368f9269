'use client'

import { useSearchParams } from 'next/navigation'
import { useCan } from '@/components/portal/frame/current-user'
import { LoadError } from '@/components/portal/load-error'
import { PageHead } from '@/components/portal/page-head'
import { Panel } from '@/components/ui/panel'
import { Skeleton, TableSkeleton } from '@/components/ui/skeleton'
import { HttpError } from '@/lib/http/client'
import { OTHER_LANGUAGES, type OtherLanguage, toOtherLanguage } from '@/lib/languages'
import { paths } from '@/lib/paths'
import { useEventForm } from '../../client'
import { PortalFormNotFound } from '../../components/form-not-found'
import { useFormTranslation } from '../client'
import { LanguageLinks } from './language-links'
import { TranslationEditor } from './translation-editor'

export function TranslateScreen({ id }: { id: number }) {
  const lang = toOtherLanguage(useSearchParams().get('lang')) ?? OTHER_LANGUAGES[0]
  const results = useEventForm(id)
  const { data: form, error } = results
  if (error instanceof HttpError && error.status === 404) return <PortalFormNotFound />
  const title = form ? `Translate ${form.name}` : <Skeleton className="my-2 h-4 w-[16ch]" />
  return (
    <>
      <PageHead
        title={!form && error ? 'Translate' : title}
        crumb={{ href: paths.portal.form(id), label: 'Event Form' }}
      />
      {/* The links stay while another language loads, so that they keep the focus. */}
      <LanguageLinks formId={id} lang={lang} />
      {!form && error ? (
        <Panel>
          <LoadError title="The form could not be loaded" of={results} />
        </Panel>
      ) : (
        <OneLanguage key={lang} id={id} lang={lang} />
      )}
    </>
  )
}

function OneLanguage({ id, lang }: { id: number; lang: OtherLanguage }) {
  const canEdit = useCan('forms.write')
  const results = useFormTranslation(id, lang)
  const { data, isFetchedAfterMount } = results
  // Cached data of an earlier visit may be an older revision, whose save would be refused.
  if (data && isFetchedAfterMount) {
    return <TranslationEditor formId={id} translation={data} canEdit={canEdit} />
  }
  return (
    <Panel>
      {isFetchedAfterMount ? (
        <LoadError title="The translation could not be loaded" of={results} />
      ) : (
        <TableSkeleton columns={2} />
      )}
    </Panel>
  )
}
