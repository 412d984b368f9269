'use client'

import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { PageWords } from '@/lib/words/words'

const Reading = createContext<PageWords | null>(null)

interface WordsProviderProps {
  /** The words of the page's language; null for English. */
  words: PageWords | null
  children: ReactNode
}

export const WordsProvider = ({ words, children }: WordsProviderProps) => (
  <Reading value={words}>{children}</Reading>
)

/** Returns the words of this part in the page's language, or undefined in English. */
export const useTranslation = <Part extends keyof PageWords>(
  part: Part,
): PageWords[Part] | undefined => useContext(Reading)?.[part]

/**
 * Returns the words of this part in the page's language. The caller passes the English words, so
 * that they load with the component that shows them.
 */
export const useWords = <Part extends keyof PageWords>(
  part: Part,
  english: PageWords[Part],
): PageWords[Part] => useTranslation(part) ?? english

export const fillPlaceholdersWithNodes = (
  text: string,
  nodes: Record<string, ReactNode>,
): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    <Fragment key={at}>{at % 2 === 0 ? part : nodes[part]}</Fragment>
  ))
