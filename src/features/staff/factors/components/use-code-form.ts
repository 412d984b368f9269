import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { type FactorCodeInput, factorCodeSchema } from '../schema'

/** The state of a form with one field for a code; the field gets the focus. */
export function useCodeForm() {
  const form = useForm<FactorCodeInput>({
    resolver: zodResolver(factorCodeSchema),
    defaultValues: { code: '' },
  })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  return form
}
