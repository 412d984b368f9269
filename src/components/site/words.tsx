'use client'

import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { PageWords } from '@/lib/words/words'

const Reading = createContext<PageWords | null>(null)

interface WordsProviderProps {
  /** Null for English. */
  words: PageWords | null
  children: ReactNode
}

/** Passes the words of the page's language to the components that show them. */
export const WordsProvider = ({ words, children }: WordsProviderProps) => (
  <Reading value={words}>{children}</Reading>
)

/** Returns a part of the words in the page's language; undefined in English. */
export const useTranslation = <Part extends keyof PageWords>(
  part: Part,
): PageWords[Part] | undefined => useContext(Reading)?.[part]

/**
 * Returns a part of the words in the page's language. The caller passes the English ones, so that
 * they are loaded with the component that shows them.
 */
export const useWords = <Part extends keyof PageWords>(
  part: Part,
  english: PageWords[Part],
): PageWords[Part] => useTranslation(part) ?? english

/** Puts an element in place of each `{name}` in a text. */
export const fillNodes = (text: string, nodes: Record<string, ReactNode>): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
    <Fragment key={at}>{at % 2 === 0 ? part : nodes[part]}</Fragment>
  ))
