import type { SpanSender } from '#server/tracing/send-spans.ts'
import { type Family, labelsOf } from './prometheus-text.ts'

/** Counters of sent and dropped spans; all zero without a collector. */
export function spanFamilies(
  { sent, full, refused }: SpanSender['counts'] = { sent: 0, full: 0, refused: 0 },
): Family[] {
  const [taken, dropped] = ['travessia_spans_sent_total', 'travessia_spans_dropped_total'] as const
  const because = (reason: string, count: number) => `${dropped}{${labelsOf({ reason })}} ${count}`
  return [
    { name: taken, help: 'Spans that the collector took.', type: 'counter', samples: [`${taken} ${sent}`] },
    {
      name: dropped,
      help: 'Spans that found no room, or that the collector did not take.',
      type: 'counter',
      samples: [because('full', full), because('collector', refused)],
    },
  ]
}
