/** Portuguese titles for the sources, which the reference data name in English. */
export const sourceTitles: Readonly<Record<string, string>> = {
  'Official state filing-fee page or form': 'Página oficial de taxas do estado',
  'Official state report/due-date page': 'Página oficial de prazos do estado',
  'All-state fee table cross-check (reviewed 2026-10-06)': 'Conferência com uma tabela de taxas de todos os estados',
  'Recurring LLC fee table cross-check': 'Conferência com uma tabela de taxas periódicas de LLC',
  'ISO 20275 ELF code list v1.6, US sub-divisions (designator abbreviations)':
    'Lista de códigos ISO 20275 v1.6, estados dos EUA (abreviações do tipo de empresa)',
  'Tax Foundation, State Corporate Income Tax Rates and Brackets 2026, as summarised':
    'Resumo da Tax Foundation sobre o imposto de renda das empresas nos estados em 2026',
  'State fees reviewed 2026-09-29': 'Taxas do estado, conferidas',
  'State fees reviewed 2026-09-29 (Wyo. Stat. 17-29-209)': 'Taxas do estado, conferidas (lei do Wyoming, 17-29-209)',

  'ALDOR notice on 2024 business privilege tax changes':
    'Aviso da receita do Alabama sobre a mudança do imposto anual em 2024',
  'HHM CPAs: corporate annual report eliminated by Act 2024-213':
    'HHM CPAs: relatório anual das empresas extinto pela lei 2024-213',
  'How much an LLC costs in Alabama': 'Quanto custa uma LLC no Alabama',
  'Corporations biennial report FAQs': 'Perguntas sobre o relatório a cada dois anos',
  'Alaska Stat. 10.06.845 biennial corporation tax': 'Lei do Alasca, 10.06.845: imposto a cada dois anos',
  'A.R.S. 29-3112': 'Lei do Arizona, 29-3112',
  'Arizona LLC forms guide': 'Guia dos formulários de LLC no Arizona',
  'How much an LLC costs in Arkansas': 'Quanto custa uma LLC no Arkansas',
  'Arkansas franchise tax information': 'Informações sobre o imposto anual do Arkansas',
  'FTB limited liability company page': 'Página da receita da Califórnia sobre LLC',
  'Gov. Code 12186 corporate filing fees': 'Lei da Califórnia, 12186: taxas de registro de empresas',
  'Secretary of State notice: periodic report fee to US$25 from 1 July 2024':
    'Aviso da secretaria de estado: relatório periódico por US$ 25 desde 1º de julho de 2024',
  'How much an LLC costs in Connecticut': 'Quanto custa uma LLC em Connecticut',
  'Division of Corporations: LLC/LP/GP tax instructions (US$400, HB 400)':
    'Registro de empresas de Delaware: instruções do imposto anual (US$ 400, lei HB 400)',
  '6 Del. C. 18-102': 'Lei de Delaware, título 6, 18-102',
  'Delaware filing fees': 'Taxas de registro em Delaware',
  'State filing fees: Florida': 'Taxas de registro: Flórida',
  'Florida LLC filing fees': 'Taxas de registro de LLC na Flórida',
  'How to file annual registration (fee table)': 'Como fazer o registro anual (tabela de taxas)',
  'Corporations Division fees effective 1 July 2021': 'Taxas do registro de empresas desde 1º de julho de 2021',
  'Ga. Rule 590-7-20 LLC names': 'Regra da Geórgia, 590-7-20: nomes de LLC',
  'Hawaii LLC annual report': 'Relatório anual de LLC no Havaí',
  'Hawaii LLC annual report 2026': 'Relatório anual de LLC no Havaí em 2026',
  '805 ILCS 5/15.10 corporate filing fees': 'Lei de Illinois, 805 ILCS 5/15.10: taxas de registro de empresas',
  '805 ILCS 180/50-1 LLC annual report timing': 'Lei de Illinois, 805 ILCS 180/50-1: prazo do relatório anual de LLC',
  'Illinois filing tips (fees)': 'Dicas de registro em Illinois (taxas)',
  'Kansas Register vol. 45 no. 7, K.A.R. 7-16-1 fees': 'Diário oficial do Kansas, vol. 45, nº 7: taxas (K.A.R. 7-16-1)',
  'La. R.S. 49:222 earlier fee levels (75/100)': 'Lei da Luisiana, 49:222: valores anteriores das taxas (75/100)',
  '31 M.R.S. 1508': 'Lei do Maine, título 31, 1508',
  'Mont. Code 35-8-208 and fee waiver 2026-2027': 'Lei de Montana, 35-8-208, e isenção de taxa em 2026 e 2027',
  'Older capture of the same fee page (US$60 plus US$5 per page for corporations)':
    'Versão anterior da mesma página de taxas (US$ 60 mais US$ 5 por página para Corporation)',
  'NRS 86.263 and NRS 76.130': 'Lei de Nevada, NRS 86.263 e 76.130',
  'RSA 304-C:32': 'Lei de New Hampshire, 304-C:32',
  'N.J.S.A. 42:2C-93 fees (formation US$125)': 'Lei de Nova Jersey, 42:2C-93: taxas (abertura US$ 125)',
  'N.M. Stat. 53-19-3': 'Lei do Novo México, 53-19-3',
  'LLC Law 204': 'Lei de LLC de Nova York, artigo 204',
  'LLC Law 206 publication; IT-204-LL': 'Lei de LLC de Nova York, artigo 206: publicação; formulário IT-204-LL',
  'ORS 63.094': 'Lei do Oregon, 63.094',
  'Pennsylvania LLC naming summary': 'Resumo das regras de nome de LLC na Pensilvânia',
  'Tex. Bus. Orgs. Code 5.056': 'Lei do Texas sobre empresas, 5.056',
  'Texas LLC name requirement': 'Exigências para o nome de LLC no Texas',
  'Va. Code 13.1-1012': 'Lei da Virgínia, 13.1-1012',
  'How to start an LLC in Washington (180 mail, 200 online)':
    'Como abrir uma LLC em Washington (180 pelo correio, 200 pela internet)',
  'Form CD-1 rev. 01/2023 (corporation US$100)': 'Formulário CD-1, versão de 01/2023 (Corporation US$ 100)',
  'W. Va. Code 31B-1-105': 'Lei da Virgínia Ocidental, 31B-1-105',
  'U.S. state minimum taxes, table of an accounting firm (2025-05-16)':
    'Impostos mínimos dos estados, tabela de um escritório de contabilidade',
  'FTB: corporations, minimum franchise tax': 'FTB, fisco da Califórnia: imposto mínimo das Corporations',
  'Delaware Division of Corporations: how to calculate franchise taxes':
    'Registro de empresas de Delaware: cálculo do imposto anual por ações',
  'New York LLC Law 206, affidavits of publication': 'Lei de LLC de Nova York, artigo 206: provas da publicação',
  '280-RICR-20-25-7.6, minimum charge of an LLC': 'Norma de Rhode Island, 280-RICR-20-25-7.6: cobrança mínima da LLC',
  'Tennessee Department of Revenue: franchise and excise tax': 'Fisco do Tennessee: imposto mínimo anual (F&E)',
  '32 V.S.A. 5921': 'Lei de Vermont, título 32, 5921',
}
