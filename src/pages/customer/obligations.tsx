import { CompanyScreen } from '#features/companies/web/company-screen.tsx'
import { CompanyCalendar } from '#features/duties/web/company-calendar.tsx'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export default function CustomerObligations() {
  const text = useMessages('duties', duties)
  return <CompanyScreen text={text}>{(id) => <CompanyCalendar key={id} id={id} />}</CompanyScreen>
}
