import type { Role } from '#rules/role.ts'

const DOMAIN = 'demo.travessia.test'
export const demoEmail = (local: string): string => `${local}@${DOMAIN}`

/** Public on purpose: demo mode works on loopback only. */
export const DEMO_PASSWORD = 'travessia-demo'

type Home = { phone: string; street: string; city: string; state: string; zip_code: string }
export type DemoPerson = {
  local: string
  name: string
  role: Role
  region?: string
  home: Home
  /** An invented number with valid check digits. */
  identityNumber?: string
}

const home = (phone: string, street: string, city: string, state: string, zip_code: string): Home => ({
  phone: `+55 ${phone}`,
  street,
  city,
  state,
  zip_code,
})
const office = home('11 90000-0001', 'Avenida da Travessia, 1000', 'São Paulo', 'SP', '01000-001')

/** The six people who can sign in with the demo's password. */
export const signInPeople: DemoPerson[] = [
  {
    local: 'cliente',
    name: 'Marina Duarte',
    role: 'user',
    home: home('11 90000-0101', 'Rua das Acácias, 215, ap. 42', 'São Paulo', 'SP', '04500-010'),
    identityNumber: '12345678909',
  },
  {
    local: 'cliente2',
    name: 'Rafael Teixeira',
    role: 'user',
    home: home('41 90000-0102', 'Rua do Pinhão, 88', 'Curitiba', 'PR', '80400-020'),
    identityNumber: 'AA000000',
  },
  { local: 'agente', name: 'Camila Nogueira', role: 'agent', region: 'Flórida e Sul', home: office },
  { local: 'agente2', name: 'Thiago Sampaio', role: 'agent', region: 'Delaware e Nordeste', home: office },
  { local: 'admin', name: 'Beatriz Fontes', role: 'admin', home: office },
  { local: 'superadmin', name: 'Otávio Lemos', role: 'superadmin', home: office },
]

export const demoAccounts: { email: string; name: string; role: Role }[] = signInPeople.map(
  ({ local, name, role }) => ({
    email: demoEmail(local),
    name,
    role,
  }),
)

const customer = (local: string, name: string, at: Home): DemoPerson => ({ local, name, role: 'user', home: at })

/** Customers that only fill the lists: their passwords are random. */
export const otherCustomers: DemoPerson[] = [
  customer(
    'helena',
    'Helena Brandão',
    home('31 90000-0103', 'Rua Serra Azul, 340', 'Belo Horizonte', 'MG', '30130-030'),
  ),
  customer(
    'caio',
    'Caio Menezes',
    home('21 90000-0104', 'Rua do Mirante, 57, ap. 301', 'Rio de Janeiro', 'RJ', '22400-040'),
  ),
  customer(
    'juliana',
    'Juliana Kobayashi',
    home('11 90000-0105', 'Alameda dos Ipês, 1420', 'Campinas', 'SP', '13020-050'),
  ),
  customer('anderson', 'Anderson Vasconcelos', home('81 90000-0106', 'Rua da Maré, 19', 'Recife', 'PE', '50030-060')),
  customer(
    'priscila',
    'Priscila Antunes',
    home('51 90000-0107', 'Rua do Minuano, 702', 'Porto Alegre', 'RS', '90040-070'),
  ),
  customer('wesley', 'Wesley Figueiredo', home('62 90000-0108', 'Avenida do Pequi, 515', 'Goiânia', 'GO', '74110-080')),
  customer(
    'larissa',
    'Larissa Queiroz',
    home('85 90000-0109', 'Rua das Jangadas, 233', 'Fortaleza', 'CE', '60160-090'),
  ),
  customer(
    'gustavo',
    'Gustavo Zanetti',
    home('48 90000-0110', 'Rua da Lagoa Mansa, 61', 'Florianópolis', 'SC', '88060-100'),
  ),
]

/** Co-owners of the customers' companies; they have no account. */
export const partners: DemoPerson[] = [
  customer(
    'socio.daniel',
    'Daniel Duarte',
    home('11 90000-0201', 'Rua das Acácias, 215, ap. 42', 'São Paulo', 'SP', '04500-010'),
  ),
  customer(
    'socio.renata',
    'Renata Coelho',
    home('71 90000-0202', 'Ladeira do Farol, 12', 'Salvador', 'BA', '40140-110'),
  ),
  customer(
    'socio.murilo',
    'Murilo Sant’Anna',
    home('27 90000-0203', 'Rua da Praia Clara, 480', 'Vitória', 'ES', '29050-120'),
  ),
  customer(
    'socio.patricia',
    'Patrícia Okada',
    home('43 90000-0204', 'Rua dos Cafezais, 95', 'Londrina', 'PR', '86020-130'),
  ),
  customer('socio.igor', 'Igor Albuquerque', home('84 90000-0205', 'Rua das Dunas, 150', 'Natal', 'RN', '59020-140')),
]
