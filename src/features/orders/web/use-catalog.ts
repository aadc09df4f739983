import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { companyTypeView, packageView, stateGuideView, stateView } from '#features/catalog/contract.ts'
import { catalog } from '#features/catalog/contract.ts'
import { languageOfTag } from '#rules/language/language-tag.ts'
import { queryOf } from '#web/api/call.ts'
import { useLocale } from '#web/words/locale-provider.tsx'

export type CompanyType = z.output<typeof companyTypeView>
export type State = z.output<typeof stateView>
export type Plan = z.output<typeof packageView>
export type Guide = z.output<typeof stateGuideView>

/** Portuguese is the default of these calls and is left out, so that other screens share the cached answer. */
function useLanguage() {
  const { locale } = useLocale()
  return locale === 'pt-BR' ? {} : { language: languageOfTag[locale] }
}

const LOOK_AGAIN_MS = 60_000
/** Admins may change, move or archive a plan while a customer chooses, so an open wizard refetches every minute (G84). */
export function usePlans(enabled = true) {
  const asked = useLanguage()
  return useQuery({
    ...queryOf(catalog.packages, asked),
    ...{ staleTime: LOOK_AGAIN_MS, refetchInterval: LOOK_AGAIN_MS, enabled },
  })
}

/** Delay of requests that the first step does not need, counted from when that step is usable. */
export const AFTERWARDS_MS = 1000

/** True `AFTERWARDS_MS` after `come` has become true. */
function useAfter(come: boolean): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!come) return
    const timer = setTimeout(() => setPassed(true), AFTERWARDS_MS)
    return () => clearTimeout(timer)
  }, [come])
  return passed
}

/** The guides are asked with a language, Portuguese too: without one, duties have the names of their facts instead of titles. */
function useTitles() {
  const { locale } = useLocale()
  return { language: languageOfTag[locale] }
}

/** Types and states are cached for five minutes, the client's default (T17). */
export function useLists() {
  const asked = useLanguage()
  const titles = useTitles()
  const [types, states] = useQueries({
    queries: [queryOf(catalog.companyTypes, asked), queryOf(catalog.states, asked)],
  })
  // The guides only add the yearly duties, so they load after types and states, which the first step needs.
  const settled = useAfter(types.isSuccess && states.isSuccess)
  const guides = useQuery({ ...queryOf(catalog.guides, titles), enabled: settled })
  const needed = [types, states]
  return {
    types: types.data?.items,
    states: states.data?.items,
    guides: guides.data?.items,
    settled,
    failed: needed.some(({ isError }) => isError),
    retrying: needed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const list of needed) if (list.isError) void list.refetch()
    },
  }
}
export type Lists = ReturnType<typeof useLists>
