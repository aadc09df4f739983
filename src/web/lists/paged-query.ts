import { type InfiniteData, keepPreviousData, type QueryKey, type UseInfiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CallInput, Output, Route } from '#contract/route.ts'
import { type ApiError, ask, keyOf } from '#web/api/call.ts'

type Page = { items: readonly unknown[]; nextCursor: string | null }
type ListRoute = Route & { response: z.ZodType<Page> }
type Values = Readonly<Record<string, unknown>>
/** Filter values of a list; an empty text does not filter. */
type Filter<R extends ListRoute> = Values & {
  [Name in Exclude<keyof CallInput<R>, 'cursor'>]?: CallInput<R>[Name] | '' | undefined
}
type Options = { staleTime?: number }

export type PagedQuery<P> = UseInfiniteQueryOptions<P, ApiError, InfiniteData<P>, QueryKey, string>

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** Drops empty values and trims the others, so that equal filters have the same query key. */
export const given = (filter: Values): Values =>
  Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, trimmed(value)] as const)
      .filter(([, value]) => value !== '' && value !== undefined),
  )

/** TanStack Query options of a paged list, for `usePagedRows`. */
export function pagedQuery<R extends ListRoute>(
  route: R,
  filter: Filter<R>,
  options: Options = {},
): PagedQuery<Output<R>> {
  const asked = given(filter)
  return {
    ...options,
    queryKey: [...keyOf(route), 'pages', asked],
    queryFn: ({ pageParam, signal }) => ask(route, pageParam ? { ...asked, cursor: pageParam } : asked, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // Keeps the previous rows on the screen while a changed search or filter is being answered.
    placeholderData: keepPreviousData,
  }
}
