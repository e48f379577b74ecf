-- § 32a Abs. 1 EStG: the bands of the income tax tariff since the euro, and how the law rounds around them.
--
-- A band holds up to and including `upto`, in whole euros per person. In the two progressive bands the statute counts
-- in ten-thousandths of the euros above `from`: y = (x - from) / 10000, tax = (square * y + linear) * y + constant.
-- In the proportional bands the tax is rate * x - less. The first band is the basic allowance (Grundfreibetrag).

parameter "tariff" {
  label  = "Income tax tariff",
  source = "§ 32a Abs. 1 EStG; 2005 and 2010 to 2014 with § 52 Abs. 41 EStG",
  note   = "The assessment of a year uses the tariff last enacted for it. The acts of 2009, 2013, 2015, 2022 and 2024 "
        .. "changed the tariff of a year that had begun: what was known before is kept as well.",
  since  = {
    -- EStG in der Fassung der Bekanntmachung vom 19.10.2002, BGBl. I S. 4210. The step planned for 2003 was put off
    -- to 2004: Flutopfersolidaritätsgesetz, BGBl. I 2002 S. 3651.
    ["2002-01-01"] = {
      { upto =   7235 },
      { upto =   9251, from =  7200, square =  768.85, linear = 1990 },
      { upto =  55007, from =  9216, square =  278.65, linear = 2300, constant = 432 },
      {                rate = 0.485, less = 9872 },
    },
    -- Haushaltsbegleitgesetz 2004, BGBl. I 2003 S. 3076
    ["2004-01-01"] = {
      { upto =   7664 },
      { upto =  12739, from =  7664, square =  793.10, linear = 1600 },
      { upto =  52151, from = 12739, square =  265.78, linear = 2405, constant = 1016 },
      {                rate = 0.45, less = 8845 },
    },
    -- § 52 Abs. 41 EStG, Haushaltsbegleitgesetz 2004, BGBl. I 2003 S. 3076
    ["2005-01-01"] = {
      { upto =   7664 },
      { upto =  12739, from =  7664, square =  883.74, linear = 1500 },
      { upto =  52151, from = 12739, square =  228.74, linear = 2397, constant = 989 },
      {                rate = 0.42, less = 7914 },
    },
    -- Steueränderungsgesetz 2007 vom 19.07.2006, BGBl. I S. 1652
    ["2007-01-01"] = {
      { upto =   7664 },
      { upto =  12739, from =  7664, square =  883.74, linear = 1500 },
      { upto =  52151, from = 12739, square =  228.74, linear = 2397, constant = 989 },
      { upto = 250000, rate = 0.42, less = 7914 },
      {                rate = 0.45, less = 15414 },
    },
    -- Gesetz zur Sicherung von Beschäftigung und Stabilität in Deutschland vom 02.03.2009, BGBl. I S. 416, for all of
    -- 2009; until its promulgation the tariff of 2007 held.
    ["2009-01-01"] = revised {
      ["2009-03-05"] = {
        { upto =   7834 },
        { upto =  13139, from =  7834, square =  939.68, linear = 1400 },
        { upto =  52551, from = 13139, square =  228.74, linear = 2397, constant = 1007 },
        { upto = 250400, rate = 0.42, less = 8064 },
        {                rate = 0.45, less = 15576 },
      },
    },
    -- § 52 Abs. 41 EStG, the same act of 02.03.2009, BGBl. I S. 416
    ["2010-01-01"] = {
      { upto =   8004 },
      { upto =  13469, from =  8004, square =  912.17, linear = 1400 },
      { upto =  52881, from = 13469, square =  228.74, linear = 2397, constant = 1038 },
      { upto = 250730, rate = 0.42, less = 8172 },
      {                rate = 0.45, less = 15694 },
    },
    -- Gesetz zum Abbau der kalten Progression vom 20.02.2013, BGBl. I S. 283, for all of 2013; until its promulgation
    -- the tariff of 2010 held.
    ["2013-01-01"] = revised {
      ["2013-02-25"] = {
        { upto =   8130 },
        { upto =  13469, from =  8130, square =  933.70, linear = 1400 },
        { upto =  52881, from = 13469, square =  228.74, linear = 2397, constant = 1014 },
        { upto = 250730, rate = 0.42, less = 8196 },
        {                rate = 0.45, less = 15718 },
      },
    },
    -- § 52 Abs. 41 EStG, the same act of 20.02.2013, BGBl. I S. 283
    ["2014-01-01"] = {
      { upto =   8354 },
      { upto =  13469, from =  8354, square =  974.58, linear = 1400 },
      { upto =  52881, from = 13469, square =  228.74, linear = 2397, constant = 971 },
      { upto = 250730, rate = 0.42, less = 8239 },
      {                rate = 0.45, less = 15761 },
    },
    -- Gesetz vom 16.07.2015, BGBl. I S. 1202, for all of 2015; until its promulgation the tariff of 2014 held.
    ["2015-01-01"] = revised {
      ["2015-07-22"] = {
        { upto =   8472 },
        { upto =  13469, from =  8472, square =  997.60, linear = 1400 },
        { upto =  52881, from = 13469, square =  228.74, linear = 2397, constant = 948.68 },
        { upto = 250730, rate = 0.42, less = 8261.29 },
        {                rate = 0.45, less = 15783.19 },
      },
    },
    -- Gesetz vom 16.07.2015, BGBl. I S. 1202, Art. 2
    ["2016-01-01"] = {
      { upto =   8652 },
      { upto =  13669, from =  8652, square =  993.62, linear = 1400 },
      { upto =  53665, from = 13669, square =  225.40, linear = 2397, constant = 952.48 },
      { upto = 254446, rate = 0.42, less = 8394.14 },
      {                rate = 0.45, less = 16027.52 },
    },
    -- Gesetz vom 20.12.2016, BGBl. I S. 3000, Art. 8
    ["2017-01-01"] = {
      { upto =   8820 },
      { upto =  13769, from =  8820, square = 1007.27, linear = 1400 },
      { upto =  54057, from = 13769, square =  223.76, linear = 2397, constant = 939.57 },
      { upto = 256303, rate = 0.42, less = 8475.44 },
      {                rate = 0.45, less = 16164.53 },
    },
    -- Gesetz vom 20.12.2016, BGBl. I S. 3000, Art. 9
    ["2018-01-01"] = {
      { upto =   9000 },
      { upto =  13996, from =  9000, square =  997.80, linear = 1400 },
      { upto =  54949, from = 13996, square =  220.13, linear = 2397, constant = 948.49 },
      { upto = 260532, rate = 0.42, less = 8621.75 },
      {                rate = 0.45, less = 16437.70 },
    },
    -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210
    ["2019-01-01"] = {
      { upto =   9168 },
      { upto =  14254, from =  9168, square =  980.14, linear = 1400 },
      { upto =  55960, from = 14254, square =  216.16, linear = 2397, constant = 965.58 },
      { upto = 265326, rate = 0.42, less = 8780.90 },
      {                rate = 0.45, less = 16740.68 },
    },
    -- Familienentlastungsgesetz vom 29.11.2018, BGBl. I S. 2210
    ["2020-01-01"] = {
      { upto =   9408 },
      { upto =  14532, from =  9408, square =  972.87, linear = 1400 },
      { upto =  57051, from = 14532, square =  212.02, linear = 2397, constant = 972.79 },
      { upto = 270500, rate = 0.42, less = 8963.74 },
      {                rate = 0.45, less = 17078.74 },
    },
    -- Zweites Familienentlastungsgesetz vom 01.12.2020, BGBl. I S. 2616, Art. 1
    ["2021-01-01"] = {
      { upto =   9744 },
      { upto =  14753, from =  9744, square =  995.21, linear = 1400 },
      { upto =  57918, from = 14753, square =  208.85, linear = 2397, constant = 950.96 },
      { upto = 274612, rate = 0.42, less = 9136.63 },
      {                rate = 0.45, less = 17374.99 },
    },
    -- Originally Zweites Familienentlastungsgesetz, BGBl. I 2020 S. 2616, Art. 2; then for all of 2022
    -- Steuerentlastungsgesetz 2022 vom 23.05.2022, BGBl. I S. 749, Art. 1.
    ["2022-01-01"] = revised {
      originally = {
        { upto =   9984 },
        { upto =  14926, from =  9984, square = 1008.70, linear = 1400 },
        { upto =  58596, from = 14926, square =  206.43, linear = 2397, constant = 938.24 },
        { upto = 277825, rate = 0.42, less = 9267.53 },
        {                rate = 0.45, less = 17602.28 },
      },
      ["2022-05-27"] = {
        { upto =  10347 },
        { upto =  14926, from = 10347, square = 1088.67, linear = 1400 },
        { upto =  58596, from = 14926, square =  206.43, linear = 2397, constant = 869.32 },
        { upto = 277825, rate = 0.42, less = 9336.45 },
        {                rate = 0.45, less = 17671.20 },
      },
    },
    -- Inflationsausgleichsgesetz vom 08.12.2022, BGBl. I S. 2230, Art. 2
    ["2023-01-01"] = {
      { upto =  10908 },
      { upto =  15999, from = 10908, square =  979.18, linear = 1400 },
      { upto =  62809, from = 15999, square =  192.59, linear = 2397, constant = 966.53 },
      { upto = 277825, rate = 0.42, less = 9972.98 },
      {                rate = 0.45, less = 18307.73 },
    },
    -- Originally Inflationsausgleichsgesetz, BGBl. I 2022 S. 2230, Art. 3; then for all of 2024 Gesetz zur
    -- steuerlichen Freistellung des Existenzminimums 2024 vom 02.12.2024, BGBl. 2024 I Nr. 386.
    ["2024-01-01"] = revised {
      originally = {
        { upto =  11604 },
        { upto =  17005, from = 11604, square =  922.98, linear = 1400 },
        { upto =  66760, from = 17005, square =  181.19, linear = 2397, constant = 1025.38 },
        { upto = 277825, rate = 0.42, less = 10602.13 },
        {                rate = 0.45, less = 18936.88 },
      },
      ["2024-12-05"] = {
        { upto =  11784 },
        { upto =  17005, from = 11784, square =  954.80, linear = 1400 },
        { upto =  66760, from = 17005, square =  181.19, linear = 2397, constant = 991.21 },
        { upto = 277825, rate = 0.42, less = 10636.31 },
        {                rate = 0.45, less = 18971.06 },
      },
    },
    -- Steuerfortentwicklungsgesetz vom 23.12.2024, BGBl. 2024 I Nr. 449
    ["2025-01-01"] = {
      { upto =  12096 },
      { upto =  17443, from = 12096, square =  932.30, linear = 1400 },
      { upto =  68480, from = 17443, square =  176.64, linear = 2397, constant = 1015.13 },
      { upto = 277825, rate = 0.42, less = 10911.92 },
      {                rate = 0.45, less = 19246.67 },
    },
    -- Steuerfortentwicklungsgesetz vom 23.12.2024, BGBl. 2024 I Nr. 449
    ["2026-01-01"] = {
      { upto =  12348 },
      { upto =  17799, from = 12348, square =  914.51, linear = 1400 },
      { upto =  69878, from = 17799, square =  173.10, linear = 2397, constant = 1034.87 },
      { upto = 277825, rate = 0.42, less = 11135.63 },
      {                rate = 0.45, less = 19470.38 },
    },
  },
}

-- Until 2003 tables were printed in steps of 36 euros, and the products of the formula were cut to three decimals.
parameter "tariff_rounding" {
  label  = "Rounding of the income tax tariff",
  source = "§ 32a Abs. 2 und 3 EStG (until 2003), § 32a Abs. 1 Satz 5 und 6 EStG (since 2004)",
  note   = "Income per person goes down to a multiple of income_step, then up by income_plus. If there is a "
        .. "product_step, each product of the formula is cut to it. The tax goes down to whole euros.",
  since  = {
    ["2002-01-01"] = { income_step = 36, income_plus = 18, product_step = 0.001 },
    ["2004-01-01"] = { income_step =  1, income_plus =  0 },
  },
}
