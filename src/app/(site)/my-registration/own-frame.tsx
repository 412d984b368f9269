import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame/site-frame'
import { WordsProvider } from '@/components/site/words'
import { DeadLink } from '@/features/registration/own/components/dead-link'
import { countGuess, type OpenedLink, openOwnLink } from '@/features/registration/own/server/find'
import { getSiteSettings } from '@/features/site/server/data'
import { inLanguage, type OtherLanguage, otherLanguage } from '@/lib/languages'
import { pageWordsOf, wordsOf } from '@/lib/words/catalogue'
import { OWN } from '@/lib/words/english/own'
import { setPageStatus } from '@/server/bridge/page-status'

type Query = Record<string, string | string[] | undefined>

/** What Next passes to a page below `/my-registration` whose path has a token. */
export interface OwnPageProps {
  params: Promise<{ token: string }>
  searchParams: Promise<Query>
}

/**
 * Returns the language that the page's address names (null for English), its words, and a function
 * that adds it to a path.
 */
export function readingIn(query: Query) {
  const language = otherLanguage(query.lang)
  return {
    language,
    words: wordsOf(language)?.own ?? OWN,
    inPage: (path: string) => inLanguage(path, language),
  }
}

/**
 * The metadata of these pages. They reveal nothing about the registration, because programs that
 * show a preview of a link would publish it.
 */
export async function ownMetadata({
  searchParams,
}: Pick<OwnPageProps, 'searchParams'>): Promise<Metadata> {
  const { words } = readingIn(await searchParams)
  return {
    title: words.title,
    description: null,
    openGraph: null,
    robots: { index: false, follow: false, nosnippet: true, noarchive: true },
    // The address contains a secret token, so it is not sent to other sites. `no-referrer` would
    // also remove the origin from posts of the page's own forms, which would then be refused.
    referrer: 'same-origin',
  }
}

interface OwnScreenProps {
  language: OtherLanguage | null
  children: ReactNode
}

/** The frame of the site around a page about a registration. */
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

type Reading = ReturnType<typeof readingIn>

/**
 * The page for a token that we did not issue. After too many such tokens from a network, it asks
 * visitors to wait; valid links still open.
 */
export async function UnknownLink({ words, inPage }: Pick<Reading, 'words' | 'inPage'>) {
  const isTooMany = await countGuess(await headers())
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
 * A page behind the link to one's own registration: made by `render` while the link works,
 * otherwise it says why the link does not work. Opening it changes no registration, however often,
 * because mail programs open links automatically.
 */
export async function ownPage(
  { params, searchParams }: OwnPageProps,
  render: (opened: Opened) => Promise<ReactNode>,
) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const reading = readingIn(query)
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
