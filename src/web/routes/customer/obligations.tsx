import { CompanyCalendar } from '#web/features/duties/company-calendar.tsx'
import { CompanyScreen } from '#web/features/overview/company-screen.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { duties } from '#web/i18n/pt-BR/duties.ts'

export default function CustomerObligations() {
  const text = useMessages('duties', duties)
  return <CompanyScreen text={text}>{(id) => <CompanyCalendar key={id} id={id} />}</CompanyScreen>
}
