import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { WordsProvider } from '@/components/site/words'
import { DeadLink } from '@/features/registration/own/components/dead-link'
import {
  countInvalidToken,
  type OpenedLink,
  openOwnLink,
} from '@/features/registration/own/server/find'
import { getSiteSettings } from '@/features/site/server/data'
import { type OtherLanguage, toOtherLanguage, withLanguageParameter } from '@/lib/languages'
import { pageWordsOf, wordsOf } from '@/lib/words/catalogue'
import { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { setPageStatus } from '@/server/bridge/page-status'

type Query = Record<string, string | string[] | undefined>

export interface OwnPageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<Query>
}

/**
 * Returns the language, the texts and the link builder for the `lang` of a query; `language` is
 * null for English.
 */
export function languageContextOf(query: Query) {
  const language = toOtherLanguage(query.lang)
  return {
    language,
    words: wordsOf(language)?.own ?? OWN_PAGE_WORDS,
    inPage: (path: string) => withLanguageParameter(path, language),
  }
}

/**
 * Returns metadata that reveals nothing about the registration, because link previews would publish
 * it.
 */
export async function ownPageMetadata({
  searchParams,
}: Pick<OwnPageProps, 'searchParams'>): Promise<Metadata> {
  const { words } = languageContextOf(await searchParams)
  return {
    title: words.title,
    description: null,
    openGraph: null,
    robots: { index: false, follow: false, nosnippet: true, noarchive: true },
    // The address contains a secret token. Not `no-referrer`, which would also remove the origin
    // from posts of the page's own forms: the server would refuse them.
    referrer: 'same-origin',
  }
}

interface OwnScreenProps {
  language: OtherLanguage | null
  children: ReactNode
}

export async function OwnScreen({ language, children }: OwnScreenProps) {
  const site = await getSiteSettings()
  return (
    <WordsProvider words={pageWordsOf(wordsOf(language))}>
      <SiteFrame site={site} outside="pearl">
        {children}
      </SiteFrame>
    </WordsProvider>
  )
}

type Reading = ReturnType<typeof languageContextOf>

/**
 * Shown for an unknown token. After many unknown tokens from one network, asks the visitor to wait;
 * valid links still open.
 */
export async function UnknownLink({ words, inPage }: Pick<Reading, 'words' | 'inPage'>) {
  const isTooMany = await countInvalidToken(await headers())
  setPageStatus(isTooMany ? 429 : 404)
  const dead = isTooMany ? 'wait' : 'unknown'
  return <DeadLink dead={dead} reference={null} words={words} inPage={inPage} />
}

interface Opened extends Reading {
  own: OpenedLink
  token: string
  query: Query
}

/**
 * Renders the page of a registrant's link, or says why the link does not work. `render` must not
 * change a registration, because mail programs open links automatically.
 */
export async function renderOwnPage(
  { params, searchParams }: OwnPageProps,
  render: (opened: Opened) => Promise<ReactNode>,
) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const reading = languageContextOf(query)
  const own = await openOwnLink(token)
  if ('dead' in own && own.dead !== 'unknown') setPageStatus(410)
  return (
    <OwnScreen language={reading.language}>
      {!('dead' in own) ? (
        await render({ ...reading, own, token, query })
      ) : own.dead === 'unknown' ? (
        await UnknownLink(reading)
      ) : (
        <DeadLink {...own} words={reading.words} inPage={reading.inPage} />
      )}
    </OwnScreen>
  )
}
