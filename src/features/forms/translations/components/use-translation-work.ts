import { useState } from 'react'
import { notify } from '@/components/ui/notify'
import { errorSentence, HttpError } from '@/lib/http/client'
import { notices } from '@/lib/notices/notices'
import { useFetchTranslation, useSaveTranslation } from '../client'
import type { FormTranslation, SourceText } from '../schema'
import {
  isUnsaved,
  mergeTypedTexts,
  openTranslationWork,
  type TranslationWork,
  toRequestBody,
  typeText,
  workAfterSave,
} from '../work'

export const translationInputId = ({ path }: SourceText) => `translation-${path}`

export const focusTranslationInput = (text: SourceText | undefined) =>
  text && document.getElementById(translationInputId(text))?.focus()

export function useTranslationWork(formId: number, loaded: FormTranslation) {
  const [work, setWork] = useState(() => openTranslationWork(loaded))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const { mutate, isPending } = useSaveTranslation(formId, loaded.lang)
  const fetchLatest = useFetchTranslation(formId, loaded.lang)

  const showFailure = (error: unknown) => {
    const isRefusal = error instanceof HttpError && error.status < 500
    notify(notices.translationFailed(isRefusal ? errorSentence(error) : undefined))
  }

  const save = () => {
    if (isPending) return
    // Without changes, a save would only add a version of the form that is equal to the last.
    if (!isUnsaved(work)) return notify(notices.translationSaved())
    mutate(toRequestBody(work), {
      onSuccess: (saved) => {
        setWork((now) => workAfterSave(now, work, saved))
        setProblems({})
        setConflict(null)
        notify(notices.translationSaved())
      },
      onError: (error) => {
        const body = error instanceof HttpError ? error.body : undefined
        if (body?.code === 'form.changed') setConflict(body.error)
        const refused = body?.fields ?? {}
        setProblems(refused)
        focusTranslationInput(work.stored.sources.find(({ path }) => refused[path]))
        showFailure(error)
      },
    })
  }

  const withTheirs = async (
    use: (work: TranslationWork, latest: FormTranslation) => TranslationWork,
  ) => {
    try {
      const latest = await fetchLatest()
      setWork((now) => use(now, latest))
      setProblems({})
      setConflict(null)
    } catch (error) {
      showFailure(error)
    }
  }

  return {
    work,
    problems,
    conflict,
    save,
    isSaving: isPending,
    change: setWork,
    type: (text: SourceText, typed: string) => {
      setWork((now) => typeText(now, text, typed))
      setProblems(({ [text.path]: _mended, ...others }) => others)
    },
    takeTheirs: () => withTheirs((_work, latest) => openTranslationWork(latest)),
    keepMine: () => withTheirs(mergeTypedTexts),
  }
}
