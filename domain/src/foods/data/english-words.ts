/**
 * Common English words, and rarer ones that are one typo away from the name of a food, in lookup form. From SCOWL
 * (sizes 10 and 20, and of 35 to 50 the words near a food's name); see NOTICE.
 */
export const englishWords = `
aardvark aback abacus abacuse abandon abandonment abase abashing abate abbot abbreviate abbreviation abdicate
abdication abdomen abdominal abduct abduction abeam abed aberration abet abhor abhorrence abhorrent abide ability
abject ablaze able abler ablest abloom ably abnormal abnormality aboard abode abolish abolition abominable abomination
aboriginal aborigine abort abortion abortive abound about above aboveboard abrade abrasive abreast abridge abroad
abrupt abruptest abscess abscond absence absent absentee absinth absolute absolutest absolve absorb absorbent
absorption abstain abstention abstinence abstract abstraction abstruse absurd absurdest absurdity abundance abundant
abuse abusive abut abysmal abyss academia academic academically academy accede accelerate acceleration accelerator
accented accenting accentuate accept acceptability acceptable acceptably acceptance access accessibility accessible
accessory accident accidental acclaim acclimate acclimatise acclimatiz acclimatize accolade accommodate accommodation
accompaniment accompanist accompany accomplice accomplish accomplishment accord accordance accordion accost account
accountability accountable accountancy accountant accredit accrue accumulate accumulation accuracy accurate accusation
accuse accustom ace aced acerbic acetone ach ached achievable achieve achievement aching achoo achromatic acidic
acidity acing acknowledge acknowledgement acknowledgment acme acne acoustic acquaint acquaintance acquiesce
acquiescence acquire acquisition acquit acquittal acre acreage acrid acridest acrimonious acrimony acrobat acrobatic
acronym across acrylic act acted activate actively activist activity actor actress actual actuality actuary actuate
acumen acupuncture acute acutest ad adage adamant adapt adaptable adaptation adaptive adaptor add added addendum adder
addict addiction addictive adding addition additional additive addle address addressee adduced adept adequate adhere
adherence adherent adhesion adhesive adjacent adjective adjoin adjourn adjournment adjunct adjust adjustable adjustment
administer administration administrative administrator admirable admirably admiral admiration admire admissible
admission admit admittance admixture admonish admonition ado adobe adolescence adolescent adopt adoption adorable
adoration adore adorn adornment adrift adroit ads adulation adult adulterate adulteration adultery adulthood advance
advancement advantage advantageous advent adventure adventurous adverb adverbial adversary adverse adversest adversity
advert advertise advertisement advice advisable advise advisory advocacy advocate adware adz aegi aeon aerate aerator
aerial aerobatic aerodynamic aerofoil aerosol aerospace aery aesthetic aesthetically afar affable affably affair affect
affectation affection affectionate affidavit affiliate affiliation affinity affirm affirmation affirmative affix
afflict affliction affluence affluent afford affordable affront afield afire aflame afloat afoot aforementioned
aforesaid afoul afraid afresh aft aftereffect afterlife afterlive aftermath afternoon afterthought afterward again
against agape agate ageing ageless agency agenda aggravate aggravation aggregate aggression aggressive aggressor aghast
agile agility aging agitate agitation agitator aglitter aglow agnostic agnosticism ago agog agonise agoniz agonize
agony agree agreeable agreeably agreement agricultural agriculture aground ague ah aha ahem aide aided aiding ail ailed
aileron ailing ailment aim aimed aiming aimless airborne aircraft aired airfield airiest airing airlift airline airmail
airman airplane airport airstrip airtight airy aisle ajar akin ala alarm alarmist alb albeit albino album alcoholism
alcove alder alert alfresco alga algebra algebraic algorithm alia aliase alibi alien alienate alienation alight align
alignment alike alimony alkali alkaly allay allegation allege allegiance allegorical allegory allegro allergic allergy
alleviate alley alliance allocate allocation allot allotment allow allowable allowance alloy allude allure allusion
ally alm almanac almighty almost alo aloft aloha alone along alongside aloof aloud alphabetic alphabetical alphabetiz
alphanumeric already also altar alter alterable alteration alternate alternation alternatively alternator although
altitude altogether altruism altruistic alumni alumnus alway am amalgam amalgamate amalgamation amarylli amass amateur
amateurish amaz amaze amazement amazon ambassador ambiance ambidextrous ambience ambient ambiguity ambiguous ambition
ambitious ambivalence ambivalent amble ambulance ambush amen amenable amend amendment amenity amethyst amiable amiably
amicable amicably amid amidst amigo amiss ammo ammunition amnesia amnesty amoeba amoebae amok among amongst amoral
amorous amorphous amount amp ampere ampersand amphetamine amphibian amphibious amphitheater amphitheatre ample amplest
amplification amplify amplitude amply amputate amputation amulet amuse amusement an anachronism anaemia anaemic
anaesthesia anaesthetic anagram anal analgesic analogous analogy analyse analysi analyst analytic analytical analyz
analyze anarchic anarchism anarchist anarchy anathema anatomical anatomy ancestor ancestral ancestry anchorage anchored
anchoring ancient ancientest androgen android anecdote anemia anemic anemone anesthesia anesthetic anew angelic anger
angina angle angora angrier angriest angrily angst anguish angular animate animation anime animist animosity anion ankh
ankle annal annex annexation annihilate annihilation anniversary annotate annotation announce announcement annoy
annoyance annual annuity annul annulment anode anoint anomalous anomaly anon anonymity anonymous anorak another answer
answerable antagonise antagonism antagonist antagonistic antagoniz antagonize ante anteater antenna antennae anthem
anther anthill anthology anthrax anthropological anthropologist anthropology anti antibiotic antibody antic anticipate
anticipation anticlimax antidote antifreeze antipasti antipathy antiquate antique antiquity antiseptic antisocial
antithese antithesi antler antonym anus anuse anvil anxiety anxious anybody anyhow anyone anyplace anything anyway
anywhere aorta apace apartheid apartment apathetic apathy ape aped aperitif aperture apex aphorism apiece aping aplenty
aplomb apocryphal apologetic apologetically apologise apologiz apologize apology apostle apostrophe app appal appall
apparatus apparatuse apparel apparent apparition appeal appear appearance appease appeasement append appendage
appendice appendiciti appendix appetiser appetising appetite appetizer appetizing applaud applause appliance
applicability applicable applicant application applicator apply appoint appointee appointment apportion apposite
appraisal appraise appreciable appreciate appreciation appreciative apprehend apprehension apprehensive apprentice
apprenticeship approach approachable appropriate appropriation approval approve approximate approximation apron apt
apter aptest aptitude aptly aquamarine aquarium aquatic aqueduct aquiline arable arachnid arbiter arbitrary arbitrate
arbitration arbitrator arbor arbour arc arcade arcane arced arch archaeological archaeologist archaeology archaic
archbishop archery archest archetypal archipelago architect architectural architecture archive archway arcing ardent
ardor ardour arduous are area arena argon arguable arguably argue argument argumentative aria arid aridity aright arise
arisen aristocracy aristocrat aristocratic arithmetic ark armament armature armchair armed arming armistice armlet
armored armoring armory armoured armouring armoury armpit arose around arouse arraign arrange arrangement arrant array
arrear arrest arrival arrive arrogance arrogant arrow arroyo arse arsehole arsenal arsenic arson artefact arterial
artery artful arthriti arthritic article articulate articulation artifact artifice artificially artillery artisan
artist artistic artistically artistry artwork arty as asbesto ascend ascension ascent ascertain ascetic ascribe asexual
ashamed ashcan ashed ashen ashing ashore ashtray ashy aside asinine ask askance asked askew asking aslant asleep
asocial asp aspect aspen aspersion asphalt asphyxiate asphyxiation aspirant aspiration aspire aspirin ass assail
assailant assassin assassinate assassination assault assay assemble assembly assent assert assertion assertive assess
assessment assessor asset assign assignment assimilate assimilation assist assistance assistant associate association
associative assort assuage assume assumption assurance assure asterisk astern asteroid asthma astir astonish
astonishment astound astral astray astride astringent astrological astrology astronaut astronomer astronomical
astronomy astute astutest asunder asylum asymmetry asynchronous at ate atheism atheist atheistic athlete atla atlase
atmosphere atmospheric atoll atom atomic atone atonement atop atria atrium atrocious atrocity attach attachment attack
attain attainment attempt attend attendance attendant attention attentive attest attic attire attitude attorney attract
attraction attractive attributable attribute attribution attrition auburn auction auctioneer audacious audacity audible
audibly audience audio audit audition auditor auditorium auditory auger aught augment augur august augustest auk aura
aural auricle auspice auspicious austere austerest austerity authentic authentically authenticate authenticity author
authorisation authorise authoritarian authoritative authority authoriz authorization authorize authorship auto
autobiographical autobiography autocracy autocrat autocratic autograph automate automatic automatically automation
automobile automotive autonomous autonomy autopsy autumn autumnal auxiliary avail availability available avalanch
avarice avaricious avatar avenge aver average averse aversion avert avian aviary aviation aviator avid avoid avoidable
avoidance avow avowal await awake awaken award aware awash away awe awed awesome awful awfullest awhile awing awkward
awkwardest awl awning awoke awoken awry ax axe axed axi axial axing axiom axiomatic axle axon aye azalea azure baa
baaed baaing babble babe babel babied babier babiest baboon babushka babying babyish bachelor bacilli backbone backed
backer backfire backgammon background backhand backing backlash backlog backpack backside backslash backspace backstage
backstop backtrack backward backwood backyard bacteria bacterial bacterium bad baddest bade badge badgered badgering
badland badly badminton badness baffle baggage baggiest bagging baggy bah bail bait baize balanced balancing balcony
bald baldest bale baled baleen baling balk balky ballad ballast balled ballerina ballet balling ballistic ballooned
ballooning ballot ballroom ballyhooed balmiest balmy balsa baluster bamboozle ban banal bandage bandanna banded
bandiest banding bandit bandstand bandwagon bandwidth bandy bane banged banging bangle bani banish banister banjo bank
banknote bankrupt bankruptcy bann banquet bantam banter banyan baptise baptism baptiz baptize barb barbarian barbaric
barbarism barbarity barbarous barbecued barbecuing barbell barbiturate bard bareback bared barefoot barely barer barest
barf bargain barge baring baritone barium barked barker barking barmaid barman barn barometer baronet baroque barrack
barrage barred barreled barreling barrelled barrelling barren barrenest barrette barricade barrier barring barrio
barrister barrow bartender barter basal basalt baseball baseless baseline basely basement baser basest bash bashful
basi basic basically basilica basin basing bask basketball bassinet bassist basso bassoon bast bastard baste bastion
bat batched batching bate bated bathe batho bathroom bathtub batik bating batsman battalion batten battering battery
battle battlefield battleship batty bauble baud baulk bawdiest bawdy bawl bayberry bayed baying bayonet bayou bayous
bazaar be beached beaching beacon bead beadiest beady beagle beak beamed beaming beaned beaning bearable bearding
bearer bearing beast beat beatified beau beautician beautiful beautify beauty beavered beavering became because beckon
become bed bedbug bedclothe bedeck bedeviled bedevilled bedlam bedridden bedrock bedroom bedside bedspread bedtime
beefed beefiest beefing beefy beehive beeline beep beeswax beetle beeve befall befallen befell befit before beforehand
befriend beg began begat beget beggar begin begrudge beguile begun behalf behalve behave behavior behavioral behaviour
behavioural behead beheld behind behold beige being belabor belabour belated belay belch belfry belief believable
believed believer believing belittle bellboy belled bellhop bellied belligerent belling bellow bellying belong beloved
below belt beltway bely bemoan bemuse bench bend beneath benediction benefactor benefice beneficial beneficiary benefit
benevolence benevolently benighted benign bent benumbing bequeath bequest berate bereave bereavement bereft beret berg
beriberi berm berried berrying berserk berth beseech beset beside besiege besot besought bested bestial bestiality
besting bestir bestow bet betcha betide betook betray betrayal betroth betrothal bettered bettering betterment bettor
between bevel beware bewilder bewilderment bewitch bia biase bib bible biblical bibliographic bibliography bicentennial
bicker bicycle bid bidden bide biding biennial bifocal bigamist bigamous bigamy bigger biggest biggy bight bigot
bigotry bike biked biker biking bikini bilateral bile bilingual bilk bill billboard billet billfold billiard billion
billionaire billow billy bin binary bind binge bingo binnacle binomial biochemical biochemistry biodegradable
biographer biographical biography biological biologist biology bipartisan biped biplane birched birching birdcage
birded birding birdseed birdy biretta birth birthmark birthplace bisect bisexual bistro bitch bitchier biting bitmap
bitten bitterer bitterest bitterly bittern bitterness bizarre blab blackberrying blackbird blackboard blacked blacken
blacker blackest blackhead blacking blackish blackjack blacklist blackmail blackout blacksmith blackthorn blacktop blah
blame blameless blanch bland blandest blank blankest blanketed blanketing blare blarney blaspheme blasphemous blasphemy
blast blatant blaz blaze blazoning bleach bleaker bleakest bleariest bleary bleat bled bleed bleeped bleeping blemish
blenched blenching blender blending bless blew blight blimp blind blindest blindfold bling blink blintze blip blissful
blister blithe blithest blitz blizzard bloat blob bloc blockade blockage blockbuster blocked blockhead blocking blog
blonder blondest blooded bloodhound bloodied bloodier bloodiest blooding bloodshed bloodshot bloodstream
bloodthirstiest bloodthirsty bloodying bloomed blooming blooper blossomed blossoming blot blotch blouse blow blown
blowout blowtorch blubber bludgeon bluebell bluebird blued bluegrass blueprint bluer bluest bluff bluffest bluing
bluish blunder blunt bluntest blur blurb blurt blusher blushing bluster blustery boa boarded boarder boarding boardwalk
boast boastful boated boater boating bobbed bobbin bobbing bobble bobcat bobsled bobtail bode boded bodice bodily
boding bodkin bodyguard bodywork bog boggle bogus bogy boisterous bold boldest bole bolero boll bolster bolt bombard
bombardier bombardment bombed bombing bonanza bond bondage boned bonehead boner bong bongo boniest boning bonny bonus
bonuse bony boob booby boodle booed booing book bookcase bookend bookish bookkeeper bookkeeping booklet bookmark
bookshelf bookshop bookstore bookworm booky boomed boomerang booming boon boor boorish boosted booster boosting boot
bootee booth bootleg bootless bootstrap booty booz booze boozier bop borax bordello border borderline bore bored
boredom borer boring born borne boron borough borrow bosh bosom boss bossiest bossy botanist botany botch both
bothersome botnet bottleneck bottling bottomed bottoming bottomless bough bouillabaiss boulder boulevard bounce bouncy
bound boundary bounden boundless bountiful bourgeoi bourgeoisy bout boutique bowed bowel bower bowing bowled bowlegged
bowler bowling boxcar boxer boxing boycott boyfriend boyhood boyish bozo bra brace bracelet bracket brackish bract brad
brag braggart braid braille brained brainiest braining brainless brainstorm brainteaser brainwash brainy braise brake
branched branching branded branding brandish brandying brash brashest brass brassiere brassiest brassy bravado brave
bravery bravest bravo bravura brawl brawniest brawny bray brazen brazier breach breadbasket breadth breadwinner
breakable breakdown breaker breakfasted breakfasting breaking breakneck breakpoint breakthrough breakwater breasted
breasting breath breathe breathless breathtaking bred breech breed breez breeziest breezy brethren brevity brewery
briar bribe bribery bricked bricking bricklayer bridal bride bridegroom bridesmaid bridged bridging bridle brief
briefcase briefest brier brig brigade brigand bright brighten brightest brilliance brilliant brim brimstone brindled
bring briniest brink briny briquette brisk briskest bristle bristly britch brittler brittlest broach broadband
broadcast broaden broader broadest broadly broadside brocade brochure brogan brogue broiled broiling broke bromide
bromine bronchi bronchiti bronco bronz bronze brooch brood brooked brooking broom brothel brotherhood brotherly brought
brow browbeat browbeaten browned browner brownest brownish browse brr bruin bruise brunch brunet brunette brunt brush
brusque brusquest brutal brutality brute brutish bubbled bubblier bubbliest bubbling bucked bucket buckeye bucking
buckle budded budding buddy budge budget buffaloed buffaloing buffed buffer buffet buffing buffoon bugged bugger
buggiest bugging buggy bugle build buildup built bulbous bulge bulgy bulimic bulked bulkhead bulkier bulkiest bulking
bulldogged bulldogging bulldoz bulldoze bulled bulletin bullfight bullheaded bullied bulling bullock bullring bullshit
bullying bum bumblebee bumbled bumbler bumbling bummest bump bumpiest bumpkin bumpy bunched bundle bungalow bunging
bungle bunion bunk bunkum bunt buoy buoyancy buoyant bur burble burden burdensome bureau bureaucracy bureaucrat
bureaucratic bureaus burg burgeon burgher burglar burglary burgle burial burka burlap burliest burly burn burnish
burnout burp burqa burr burrow bursar bursiti burst bury bus buse bused bushed bushel bushiest bushing bushman bushmen
bushy busiest businessman businessmen businesswoman businesswomen busing bust bustle busy busybody butch butchered
butchering butchery butte butterflying butterier butteriest buttering buttock buttoned buttonhole buttoning buttress
buxom buy buyer buying buzz buzzard by bye bygone byline bypass byproduct bystander byte byway cabal cabana cabaret
cabbed cabbing cabby cabinet cable caboose cach cachet cackle cacti cad caddish caddy cadence cadet cadge cadmium cadre
caesium cafeteria caffeinated caffeine caftan cage caged cagey cagier cagiest caging cairn caisson cajole caked caking
calamine calamity calcify calcine calcite calculate calculation calculator calculi calculus calendar caliber calibrate
calibration calibre calico calk callable called caller calligraphy calling callous callouse callow callowest callus
calluse calm calmest calumny calved calving cam camaradery camber cambium came cameo camera camouflage campaign
campanile camped camper camping campsite campus campuse campy canal canasta cancel cancellation cancer candid candidacy
candidate candled candlestick candling candor candour candying caned canine caning canister canker cannabi cannery
cannibal cannibalism canniest cannon cannot canny cano canoe canon canonical canopy cantankerous cantata canted canteen
canter canting canto cantor canva canvase canvass canyon capability capable capably capacitance capacitor capacity
caped capered capering capillary capital capitalisation capitalise capitalism capitalist capitaliz capitalization
capitalize capitol capitulate caplet capped capping caprice capricious capsiz capsize capstan capsuled capsuling
captaincy captained captaining caption captivate captive captivity captor capture car carafe carapace carat carbide
carbine carbohydrate carbon carbonation carboy carburetor carburettor carcinogenic card cardboard cardiac cardigan
cardinal cardio care cared careen carefree careful carefullest careless caress caret caretaker carfare caribous
caricature caring carjack carnage carnal carnelian carnivore carnivorous carol caromed caroming carouse carpal carped
carpel carpenter carpentry carpet carpi carping carport carrel carriage carriageway carrion carry carryout carsick cart
cartel cartographer cartography cartoon cartoonist cartridge cartwheel carve cary cascade cased cash cashier cashmere
casino cask casket casseroled casseroling cassette cast castanet castaway caste castigate castled castling castoff
castrate casual casualty cataclysm cataclysmic catalog catalogue catalpa catalyz catapult cataract catastrophe
catastrophic catcall catcher catchiest catching catchment catchy catechism categorical categorise categoriz categorize
category cater caterpillar catgut catheter catholic cation catkin catnap catnip cattail catty catwalk caucus caucuse
caudal caught caulk causal causality causation cause causeway caustic caution cautious cavalier cavalry cave caveat
caved caveman cavern cavil caving cavity cavort caw cawed cawing cease ceasefire ceaseless cede ceded cedilla ceding
ceiling celebrate celebrity celerity celestial celibacy celibate cell cellar cellist cello cellular cellulose cement
cemetery censer censor censorship censure census censuse cent centaur centennial centered centering centerpiece
centimeter centimetre centipede centralise centraliz centralize centrally centre centrepiece centrifuge ceramic
cerebral ceremonially ceremonious ceremony certain certainty certificate certify cervical cervix cesium cessation
cession chafe chaff chagrin chain chainsaw chair chairman chairmen chairperson chalet chalice chalk chalkiest chalky
challenge chamber chamberlain chameleon chamoi champed champing champion championship chance chancel chancellor chancy
chandelier change changeable changeover channeled channeling channelled channelling chant chantey chaotic chap chapel
chaperon chaperone chaplain chaplet chapter character characterisation characterise characteristic characteristically
characteriz characterization characterize charade charge chargeable chariest chariot charisma charismatic charitable
charitably charity charlatan charmed charmer charming charred charring chart chary chase chasm chassi chaste chasten
chastest chastise chastisement chastity chatted chattel chatter chatterbox chattiest chatting chatty chauffeur
chauvinist cheap cheapen cheapest cheat check checkout checkpoint checkup cheeked cheeking cheeky cheep cheer cheerful
cheerfullest cheeriest cheery cheesecloth cheesed cheesier cheesiest cheesing cheetah chemical chemise chemist
chemistry cheque cherish cherub cherubim chest chevron chewed chewer chewier chewiest chicer chicest chichi chickened
chickening chicle chide chiefer chiefest chiefly chieftain chignon child childbirth childhood childish childlike
children chill chillest chillier chilliest chime chimera chimney chimp chimpanzee chink chinned chinning chino chintz
chipmunk chipper chiropractor chirp chisel chit chitin chivalrous chivalry chlorine chloroform chlorophyll chock
choicer choicest choir choke choler cholera cholesterol chomp choose choosiest choosy chopper choppiest chopping choppy
chopstick choral chorale chord chore choreographer choreography chortle chorus choruse chose chowed chowing christen
chromatic chrome chromium chromosome chronic chronically chronicle chronological chronology chrysali chubbiest chubby
chucked chuckhole chucking chuckle chug chummed chummiest chumming chummy chunkier chunkiest church churl churn chute
cicada cigar cilia cilium cinch cindered cindering cinema cinnabar cipher circa circadian circle circlet circuit
circuitous circuitry circular circulate circulation circulatory circumcise circumcision circumference circumflex
circumstance circumstantial circumvent circumvention circuse cirrus cistern citation cite cited citing citizen
citizenship citruse civic civil civilian civilisation civilise civility civiliz civilization civilize clack clad claim
clairvoyance clairvoyant clambake clamber clammed clammiest clamming clammy clamor clamour clamp clan clandestine clang
clank clannish clap claptrap clarification clarify clarinet clarion clarity clash clasp class classical classification
classify classmate classroom classy clatter clause claustrophobia clawed clawing clayier clean cleanest cleanliest
cleanse clearance cleared clearer clearest clearing clearly clearness cleat cleavage cleave clef cleft clemati clemency
clement clench clergy clergyman clergymen cleric clerical clerk clever cleverest clew click client climactic climate
climax climb clime clinch cling clinic clinical clink clipboard clipped clipper clipping clique cliquish clit clitori
cloak clobber clock clockwise clockwork clod clog cloister clomped clomping clone clop close closest closet closure
clot cloth clothe clothespin cloture cloudburst clouded cloudier cloudiest clouding clout cloven clown clownish cloy
clubbed clubbing clubhouse cluck clue clued clueless cluing clump clumsiest clumsy clung clunk clunky clustered
clustering clutch clutter coach coagulate coagulation coal coalesce coalition coarsely coarsen coarseness coarser
coarsest coast coastal coastline coat coax cobalt cobble cobra cobweb cocaine cocci coccus cocked cockerel cockeyed
cockier cockiest cocking cockleshell cockpit cockroach cocoon codded codding coddle code coded codeine codger codice
codified coding coed coefficient coerce coercion coeval coexist coexistence coffeecake coffer coffin cog cogency cogent
cognitive cogwheel cohere coherence coherent cohort coif coil coinage coincide coincidence coincidental coined coining
coital coked coking col colander colder coldest coldly coldness colic coliti collaborate collaboration collaborator
collage collapse collapsible collarbone collared collaring collate collateral collation colleague collect collection
collective collector colleen college collegiate collide colliery collision colloid colloquial colloquialism colluded
colluding collusion colly cologne colon colone colonel colonial colonisation colonise coloniz colonization colonize
colonnade colony coloration coloratura colorful colorless colossal colourful colourless colt coltish column coma
comatose combat combatant combed combination combine combing combo combustible combustion come comedian comedy
comeliest comestible comet comfortable comfortably comforted comforter comforting comic comical coming comma command
commandant commandeer commandment commando commemorate commemoration commence commencement commend commendable
commendation comment commentary commentator commerce commercial commercialise commercialism commercializ commercialize
commiserate commiseration commission commit commitment committee commode commodity commodore commoner commonest
commonly commonplace commonwealth commotion communal commune communicable communicate communication communicative
communicator communion communique communism communist community commutative commute compact compactest compaction
companion companionship company comparable comparative compare comparison compartment compass compassion compassionate
compatibility compatible compatriot compel compensate compensation compete competence competent competition competitive
competitor compilation compile complacency complacent complain complaint complected complement complementary completed
completely completeness completer completest completing completion complex complexion complexity compliance compliant
complicate complication compliment complimentary comply component comport compose composite composition compost
composure compounded compounding comprehend comprehensible comprehension comprehensive compress compression compressor
comprise compromise compulsion compulsive compulsory compunction computation computational compute computerise
computeriz computerize comrade comradeship concatenate concatenation concave conceal concealment concede conceit
conceivable conceivably conceive concentrating concentration concentric concept conception conceptual concern concert
concerto concession conciliate conciliation concise concisest conclude conclusion conclusive concoct concoction
concordance concourse concrete concur concurrence concurrency concurrent concussion condemn condemnation condensation
condenser condensing condescend condition conditional condo condole condolence condom condominium condone condor
conducive conduct conductor confection confederacy confederate confederation confer confess confession confidant
confide confidence confident confidential confidentiality configurable configuration configure confine confinement
confirm confirmation confiscate confiscation conflict confluence conform conformity confound confront confrontation
confuse confusion conga congeal congenial congest congestion conglomerate congratulate congratulation congregate
congregation congress congressman congressmen congresswoman congresswomen congruent conic conical conifer coniferous
conjecture conjugal conjugate conjugation conjunction conjure conk connect connection connective connectivity connector
conned conning connoisseur connotation connote conquer conqueror conquest conscience conscientious conscious consecrate
consecutive consensus consensuse consent consequence consequent consequential conservation conservatism conservative
conservatory conserved conserving consider considerable considerably considerate consideration consign consignment
consist consistency consistent consolation console consolidate consolidation consonant consort consortium conspicuous
conspiracy conspirator conspire constancy constant constellation consternation constipation constituency constituent
constitute constitution constitutional constrain constraint constrict constriction construct construction constructive
construe consul consular consulate consult consultancy consultant consultation consumable consume consumerism
consummate consumption contact contagion contagious contain contaminate contamination contemplate contemplation
contemplative contemporary contempt contemptible contemptuous contend content contention contentious contentment
contest contestant context contextual contiguous continent contingency contingent continua continual continuation
continue continuity continuous continuum contort contortion contour contraband contraception contraceptive contract
contraction contractor contractual contradict contradiction contradictory contrail contraption contrary contrast
contravene contravention contribute contribution contributor contributory contrite contrive control controllable
controversial controversy convalesce convalescence convalescent convection convene convenience convenient convent
convention conventional converge convergence conversant conversational converse conversion convert convertible convex
convey conveyance convict conviction convince convoking convoluted convoy convulse convulsion convulsive coo cooed
cooing cookbook cooker cookery cookout cooled coolest cooling coolly cooly coon coop cooperate cooperation cooperative
coopered coordinate coordination coordinator coot cooty cop cope coped coping copious copperhead copula copulate
copulation copy copyright coquette cord cordially cordite cordless cordoned cordoning corduroy core cored coring cork
corkscrewed corkscrewing corm cornball cornea corneal corner cornice corniest corning cornrow cornstalk corny corolla
corollary coronary coroner coronet corp corporal corporate corporation corpse corpulent corpus corpuscle corral correct
correctest correction corrective corrector correlate correlation correspond correspondence correspondent corridor
corroborate corroboration corrode corrosion corrosive corrupt corruptest corruptible corruption corsage corset cortex
cortical cosiest cosine cosmetic cosmo cosmology cosmonaut cosmopolitan cosmose cosplay cost costar costliest costume
cosy cot cotery cottoned cottoning cottontail cottonwood couch cougar coughed coughing could council councillor
councilor counsel counsellor counselor countable countdown counted countenance counter counteract counterattack
counterbalance counterclockwise counterexample counterfeit counterpart countersign countess counting countless
countryman countrymen countryside county coup coupe couple couplet coupon courage courageous courier coursed courser
coursing courted courteous courtesy courthouse courtier courting courtly courtroom courtship courtyard cousin cove
coven covenant cover coverage coverlet covert covet covetous covey coward cowardice cowed cower cowgirl cowhide cowing
cowl cowlick cowpoke coy coyer coyest coyote cozened coziest cozy crabbed crabbiest crabbing crabby crack crackled
crackpot crackup cradle crafted craftiest crafting craftsman craftsmen crafty crag craggiest craggy cram cramp crane
cranial cranium crank crankiest cranky cranny crap crape crappier crappiest crash crass crassest crate cravat crave
craven craw crawl crayon craz craze craziest crazy creak creakiest creaky creamier creamiest creaming crease create
creation creative creativity creator creature credence credential credenza credibility credible credit creditable
creditor credo credulous creed creel creep creepiest creepy cremate cremation crept crescendo crest crestfallen cretin
cretinous crevass crevasse crevice crew crewman crewmen crib cribbage crick cricketer cried crier crime criminal crimp
crimsoned crimsoning cringe crinkled crinkling crinkly crinoline cripple crise crisi crisper crispest crispier crisping
crisply crisscross criteria criterion critic critical criticise criticism criticiz criticize critique critter croak
crochet crocked crockery crocus crocuse croft crone crony crook crookedest croon crop croquet crosier cross crossbow
crossest crossroad crosswalk crossword crotch crotchet crouch croupier crow crowbar crowd crowned crowning crucial
crucible crucifix crucifixion crucify crud crude crudest crudity cruel cruelest cruellest cruelty cruet cruise crumbing
crumblier crumbliest crumbling crumby crummiest crummy crumple crunched cruncher crunching crusade crushing crusted
crustier crustiest crusting crutch crux cry crybaby crying crypt cryptic crystallisation crystallise crystalliz
crystallization crystallize cs cub cubic cubicle cubing cuckoo cud cuddle cue cued cuff cuing cuisine cull culminate
culmination culotte culpable culprit cult cultivate cultivation cultural culturing cum cumbersome cumulative cunning
cunningest cunt cupboard cupful cupped cupping cur curable curacy curate curator curb curdle curer curfew curio
curiosity curious curled curler curlier curling currency current curricula curriculum currying curse cursor cursory
curt curtail curtain curtest curtsy curvature curve curvy cury cushioned cushioning cushy cusp cuss custodian custody
custom customary customisation customise customiz customization customize cutback cute cuter cutest cuticle cutlery
cutter cutthroat cyanide cybernetic cycle cyclic cyclist cyclone cylinder cylindrical cymbal cynic cynical cynicism
cypress cyst czar dabbed dabbing dabble dacha dachshund dad dado daemon daffodil daffy daft dagger dahlia dai daily
daintiest dainty dairymen daise dale dally damage damask dame dammed damming damn damnable damnably damnation damnedest
damp dampen dampest damsel dance dander dandiest dandle dandruff dandy danger dangerous dangle dank dankest dapper
dapperest dapple dared daredevil darken darker darkest darkly darkness darling darn dart dashboard dashed dashiki
dashing dastardly data database dated dating dative datum daub daughter daunt dauntless dauphin davit dawdle dawn
daybreak daydream daylight daytime daze dazed dazing dazzle deacon deactivated dead deaden deadest deadliest deadline
deadlock deaf deafest dealer dealing dealt dear dearest dearth death deathbed deathless deave deb debacle debase
debasement debatable debate debauchery debilitate debility debit debonair debri debrief debt debtor debug debunk debut
decade decadence decadent decaffeinate decal decanted decanter decapitate decay decease deceit deceitful deceive
decency decent decentralisation decentralise decentraliz decentralization decentralize deception deceptive decibel
decide deciduous decimal decimate decimation decipher decision decisive deck declaration declare declension decline
decode decompose decomposition decompressed decorate decorative decorous decorum decoy decrease decree decrepit decry
dedicate dedication deduce deduct deduction deductive deed deem deepen deeper deepest deeply deerskin deface defamation
defamatory defame default defeat defeatist defecate defect defection defective defence defenceless defend defendant
defense defenseless defensible defensive defer deference deferential deferment defiance defiant deficiency deficient
deficit defile definable define definite definition definitive deflate deflation deflect deflection deform deformation
deformity defraud defrost deft deftest defunct defused defy degenerate degradation degrade degree dehydrate dehydration
deice deify deign deity deject dejection delay delectable delegate delegation delete deleterious deletion deliberate
deliberation delicacy delicate delicatessen deliciously delighted delightful delighting delimit delinquency delinquent
delirious delirium deliver deliverance delivery dell delude deluge delusion delve demagogue demand demean demeanor
demeanour demented dementia demerit demise demo democracy democrat democratic democratically demolish demolition demon
demonic demonstrably demonstrate demonstration demonstrative demonstrator demoralise demoraliz demoralize demote
demotion demount demure demurest den denial denigrate denim denomination denominator denotation denote denounce dense
densest density dent dental dentin dentist dentistry denture denude denunciation deny deodorant deodorise deodoriz
deodorize depart department departmental departure depend dependable dependant dependence dependency dependent depict
depiction deplete deplorable deplore deport deportation deportment depose deposit depot deprave depravity deprecate
depreciate depreciation depress depression deprivation deprive depth deputing deputy derail derailment derange derelict
deride derision derivable derivation derivative derive dermi derogating derogation derogatory derrick descanted descend
descendant descendent descent describable describe description descriptive descriptor desecrate desecration
desegregation deserted deserter deserting deserve desiccate design designate designation desirability desirable desire
desirous desist desk desktop desolate desolation despair desperate desperation despicable despise despite despondent
despot despotic destabilise destabilize destination destine destiny destitute destitution destroy destruction
destructive detach detachable detachment detail detain detect detectable detection detective detector detention deter
detergent deteriorate deterioration determinable determination determine determinism deterministic deterrent detest
dethrone detonate detonation detonator detour detract detriment detrimental devalue devastate devastation develop
development deviant deviate deviation device deviling devilling devilry devious devise devoid devolution devolve devote
devotee devotion devour devout devoutest dewy dexterity dexterous dhoti diabete diabetic diabolical diagnose diagnosi
diagnostic diagonal diagram dial dialect dialog dialogue diameter diametrically diaper diaphragm diarrhea diarrhoea
diary diastolic diatribe dibble dice dicey dicing dicker dictate dictation dictator dictatorial dictatorship diction
dictionary did diddle die died diesel dietary dieted dieter dieting differ difference different differential
differentiate differentiation difficult difficulty diffuse diffusion dig digest digestible digestion digit digital
digitise digitiz digitize dignify dignitary dignity digress digression digressive dike diked diking dilapidated dilate
dilation dilemma diligence diligent dilute dilution dimension dimensional dimer diminish diminutive dimly dimmed dimmer
dimmest dimming dimple din dine dined diner dinette dinged dinghy dingiest dinging dingo dingy dining dinky dinnered
dinnering dint diocese diode dioxin diphtheria diphthong diploma diplomacy diplomata diplomatic diplomatically dipped
dire direct directest direction directive director directory direr direst dirge dirk dirt dirtiest dirty dis disability
disable disadvantage disadvantageous disagree disagreeable disagreeably disagreement disallow disambiguate disappear
disappearance disappoint disappointment disapproval disapprove disarm disarmament disarray disaster disastrous disavow
disband disbar disbelief disbelieve disburse disbursement discarded discarding discern discernible discharge disciple
disciplinarian disciplinary discipline disclaim disclose disclosure discoed discolor discoloration discolour
discolouration discomfort disconcert disconnect disconsolate discontent discontinue discontinuity discord discordant
discount discourage discouragement discourse discourteous discourtesy discover discovery discredit discreet discreetest
discrepancy discrete discretion discretionary discriminate discrimination discriminatory discus discuse discuss
discussion disdain disdainful disease disembark disembarkation disenchantment disengage disentangle disfavor disfavour
disfigure disgrace disgraceful disgruntle disguise disgust dishearten dished dishing dishonest dishonesty dishonor
dishonorable dishonour dishonourable dishwasher disillusion disillusionment disincentive disinfect disinfectant
disingenuous disinherit disintegrate disintegration disinterested disjoint dislike dislocate dislocation dislodge
disloyal disloyalty dismal dismantle dismay dismember dismiss dismissal dismissive dismount disobedience disobedient
disobey disorder disown disparage disparate disparity dispassionate dispatch dispel dispensary dispensation dispense
dispersal disperse dispersion displace displacement display displease displeasure disported disporting disposable
disposal dispose disposition dispossess disproportionate disprove dispute disqualify disquiet disregard disrepair
disreputable disrepute disrespect disrespectful disrupt disruption disruptive dissatisfaction dissatisfy dissect
dissection disseminate dissemination dissension dissent dissertation disservice dissident dissimilar dissimilarity
dissipate dissipation dissociate dissociation dissolute dissolution dissolve dissonance dissuade distance distant
distaste distasteful distend distil distill distillation distillery distinct distinctest distinction distinctive
distinguish distinguishable distort distortion distract distraction distraught distress distribute distribution
distributor district distrust distrustful disturb disturbance disunity disuse ditch dither ditto ditty diva dive
diverge divergence divergent diverse diversify diversion diversity divert divest divide dividend divine divinest diving
divisible division divisive divisor divorce divulge dizziest dizzy do doable doc docile docked docket docking doctor
doctorate doctrine document documentary documentation dodder dodge doe doer doff dogfight dogged doggerel dogging
doghouse dogma dogmatic dogwood dogy doily doing doldrum doled doleful doling doll dollhouse dollop dolphin dolt
doltish domain dome domed domestic domesticate domesticity domicile dominance dominant dominate domination doming
dominion domino donate donation done donkey donned donning donor doodled doodler doodling doom door doorman doormen
doorstep doorway dope doped dopey dopier dopiest doping dork dorky dorm dormancy dormant dormitory dorsal dose dosed
dosing dot dotage dote doted doth doting doubled doublet doubling doubly doubt doubtful doubtless douch doughy dour
dourest douse dovetail dowager dowdiest dowdy doweled downcast downed downer downfall downgrade downhearted downhill
downiest downing downpour downright downstair downstream downtown downward downy dowry doz doze dozed dozen dozing drab
drabbest draconian draft draftee draftiest draftsman draftsmen drafty drag dragnet dragonfly dragoon drain drainage
dram drama dramatic dramatically dramatisation dramatise dramatist dramatiz dramatization dramatize drank drape drapery
drastic drastically draughtiest draughtsman draughtsmen draughty draw drawback drawbridge drawl dray dread dreadful
dreamed dreamer dreamiest dreaming dreamt dreamy dreariest dreary dredge dreg drench dress dressiest dressmaker dressy
drew dribble driblet drier driest drift driftwood drill drily drinker dripped drive drivel driven driveway drizzled
drizzling drizzly droll drollest drolly drone drool droop dropout dropped dropper dropping dross drought drove drown
drowse drowsiest drowsy drub drudge drudgery drug druggist drugstore drummed drummer drumming drunk drunkard drunkenly
drunkenness drunkest dryer drying dryly dryness dual dualism duality dub dubious ducat ducked ducking duct ductless
dude duded dudgeon duding due duel duet duff dugout duh dulcet dull dullard dullest dully duly dumb dumbbell dumbest
dumbfound dummy dump dumpiest dumpster dumpy dun dunce dune dung dungeon dunk dunno duo dupe duped duping duplex
duplicate duplication duplicity durability durable durably duration duress during dusk duskier duskiest dustbin duster
dustiest dusting dustmen dustpan dusty dutiful duty duvet dwarfed dwarfing dwarfish dwell dwelt dwindle dyed dyeing
dyer dying dyke dynamic dynamical dynamism dynamited dynamiting dynamo dynasty dysentery dyslexia each eager eagerest
eaglet earach eardrum earliest earlobe early earmark earn earnest earring earshot earthed earthiest earthing earthliest
earthling earthly earthquake earthworm earthy ease eased easel easier easiest easily easing east easterly easterner
eastward easygoing eatable eaten eater eatery eave eavesdrop ebb ebbed ebbing ebony eccentric eccentricity
ecclesiastical echelon echo eclectic eclipse ecological ecologist ecology economic economical economise economist
economiz economize economy ecosystem ecru ecstasy ecstatic ecumenical eczema eddy edge edged edger edgewise edgiest
edging edgy edict edifice edified edit editable edition editor editorial editorship educate education educational
educator eeriest eery effect effective effectual effeminate effervescent efficiency efficient effigy effort effortless
effusion effusive egalitarian egged egghead egging eggshell eglantine ego egocentric egoism egotism egotist egress eh
eider eigenvalue eighteen eighteenth eighth eightieth eighty either ejaculate ejaculation eject ejection eke eked eking
elaborate elaboration elapse elastic elasticity elate elation elbowed elbowing elderly eldest elect election elective
elector electoral electorate electric electrical electrician electricity electrify electrocute electrocution electrode
electrolysi electrolytic electromagnetic electron electronic electronically electroplate electrostatic elegance elegant
elegiac elegy element elemental elementary elevate elevation elevator eleven eleventh elf elfish elicit eliding
eligibility eligible eliminate elimination elite elitism elitist ell ellipse ellipsi elliptic elliptical elm elongate
elope elopement eloquence eloquent else elsewhere elucidate elude elusive elve em email emanate emancipate emancipation
embalm embankment embargo embark embarrass embarrassment embassy embed embellish embellishment ember embezzle
embezzlement embitter emblem embodiment embody emboss embrace embroider embroidery embryo embryonic emended emerald
emerge emergence emergency emergent emigrant emigrate emigration eminence eminent emir emissary emission emit emo emote
emotion emotional emotive empathy emphase emphasi emphasise emphasiz emphasize emphatic emphatically emphysema
empirical emplacement employ employee employment emporium empower emptiest empty ems emulate emulation emulator
emulsion emus enable enact enactment enamel enamour encapsulate encase enchant enchantment encircle enclose enclosure
encode encompass encore encounter encourage encouragement encroach encrypted encryption encumber encumbrance
encyclopaedia encyclopedia endanger endear endearment endeavor endeavour ended endemic ending endless endorse
endorsement endow endowment endurance endure endway enema enemy energetic energetically enforce enforcement engage
engagement engender engine engrave engross engulf enhance enhancement enigma enigmatic enjoy enjoyable enjoyment
enlarge enlargement enlighten enlightenment enlist enlistment enliven enmity ennui enormity enormous enough enquire
enquiry enrage enrich enrichment enrol enroll enrollment enrolment ensemble enshrine ensign enslave ensue ensured
ensuring entail entangle entanglement enter enterprise entertain entertainment enthral enthrall enthusiasm enthusiast
enthusiastic enthusiastically entice enticement entirely entirety entitle entity entomologist entomology entrail
entrance entrant entrap entreat entreaty entrench entropy entrust entry entwine enumerate enumeration enunciate
enunciation envelop envelope enviable envied envious environ environment environmental envisage envoy envying eon
epaulet epaulette ephemeral epic epicenter epicure epidemic epidermi epidermise epigram epilepsy epileptic epilogue
episode epistle epitaph epithet epitome epoch epsilon equaled equaling equalise equality equaliz equalize equalled
equalling equally equanimity equate equation equator equatorial equestrian equilateral equilibrium equine equinox equip
equipment equitable equity equivalence equivalent equivocal era eradicate erase erasure ere erect erection erg ergo
ergonomic ermine erode erosion erotic err errand errant errata erratic erratically erred erring erroneous error
erstwhile erudite erupt eruption escalate escalation escalator escapade escape escapism eschewing escort esophagi
esophagus esoteric especially espionage essay essentially establish establishment estate esteem ester estimate
estimation estrangement estrogen eta etch eternal eternity ether ethereal ethic ethical ethnic etho etiquette
etymological etymology eulogise eulogiz eulogize eulogy euphemism euphoria eureka euro euthanasia evacuate evacuation
evade evaluate evaluation evangelical evangelism evangelist evangelistic evaporate evaporation evasion evasive eve even
evenest event eventful eventual eventuality ever evergreen everlasting evermore every everybody everyone everywhere
evict eviction evidence evident evil evilest evillest evocative evoke evolution evolutionary evolve ewer exacerbate
exact exactest exaggerate exaggeration exalt exaltation exam examination examine example exasperate exasperation
excavate excavation exceed excel excellent except exception exceptional excerpt excess excessive exchange excise
excitable excite excitement exclaim exclamation exclude exclusion exclusive excommunicate excommunication excrement
excrete excruciating excursion excusable excuse executable execute execution executive executor exemplary exemplify
exempt exemption exercise exert exertion exhale exhaust exhaustion exhaustive exhibit exhibition exhilarate
exhilaration exhort exhortation exhume exile exist existence existent existential exit exodus exoduse exonerate
exoneration exorbitant expand expandable expanse expansion expansive expatriate expect expectancy expectant expectation
expediency expedient expedite expedition expel expend expendable expenditure expense expensive experience experiment
experimental experimentation expert expertise expiration expire expiry explain explanation explanatory expletive
explicable explicit explode exploit exploitation exploration explore explosion explosive expo exponent exponential
exported exporter exporting expose exposition exposure expound express expression expressive expressway expulsion
exquisite extant extemporaneous extend extension extensive extent exterior exterminate extermination external extinct
extinction extinguish extol extort extortion extortionate extracted extracting extraction extractor extracurricular
extradite extradition extraneous extraordinary extrapolate extrapolation extraterrestrial extravagance extravagant
extreme extremest extremist extremity extricate extrovert exuberance exuberant exude exult exultant exultation eyeball
eyebrow eyeing eyelash eyelid eyesight eyesore eyewitness fable fabric fabricate fabrication fabulous facade face faced
faceless facet facetious facial facile facilitate facility facsimile fact faction factor factorial factorisation
factorization factory factual faculty fad faddish fade faded fading faecal faece fag fagot fail failure fain fainest
faint faintest fair fairest fairyland faith faithful faithless faked faker faking fakir falcon fall fallacious fallacy
fallen fallible fallout fallow false falsehood falsest falsetto falsification falsify falsity falter fame famed
familiar familiarise familiarity familiariz familiarize famine famish fan fanatic fanatical fancied fancier fanciest
fanciful fancying fanfare fang fanny fantasize fantastic fantastically fantasy fanzine far faraway farce fare fared
farewell faring farmed farming farmland farmyard farrow fart farther farthest fascinate fascination fascism fascist
fashion fashionable fashionably fasted fasten faster fastest fastidious fasting fatal fatalistic fatality fate fated
fateful fathead father fatherhood fatherland fathom fatigue fating fatten fatter fattest fattiest fatty fatuous faucet
fault faultiest faultless faulty faun fauna favor favorable favorably favorite favoritism favour favourable favourably
favourite favouritism fawn fax faxed faxing faz faze fazed fazing fealty fear fearful fearless fearsome feasibility
feasible feast feat feathered featheriest feathering feathery feature fecal fece federal federalism federalist
federation feeble feeblest feed feedback feel feign feint felicitous feline fell fellatio fellest fellow fellowship
felon felony felt female feminine femininity feminism feminist fence fend fer ferment fermentation ferocious ferocity
ferret ferry fertile fertilisation fertilise fertility fertiliz fertilization fertilize fervent fervor fervour fest
festal festival festive festivity festoon fetal fetch feted fetid feting fetish fetter fettle fetus fetuse feud feudal
feudalism fevered feverish few fewer fewest fey fez fezz fiasco fiat fib fiberglass fibreglass fich fickle ficklest
fiction fictional fictitious fiddled fiddler fiddling fiddly fidelity fidget fidgety fie fielded fielding fiend
fiendish fierce fiercest fieriest fiery fife fifteen fifteenth fifth fiftieth fifty fight figment figurative figured
figurehead figuring filament filch filed filing fill filleted filleting fillip filly film filmiest filmy filtering
filth filthiest filthy filtrate finagle final finale finalise finalist finality finaliz finalize finance financial
finch find fined finer finery finess finesse fingered fingering fingernail fingerprint fingertip fini finickiest
finicky fining finish finite fink finny fir firearm firecracker fired firefighter firefly firehouse fireman firemen
fireplace fireproof fireside firewall firewood firework firing firmed firmer firmest firming firmly firmness firmware
first firsthand fiscal fishbowl fished fisher fishermen fishery fishiest fishing fishtail fishwife fishy fission
fissure fist fitful fitness fitted fitter fittest fitting fiver fix fixable fixation fixed fixer fixing fixture fizzed
fizzing fizzle flab flabbiest flabby flack flag flagpole flagrant flagship flagstone flail flair flak flakier flakiest
flamboyance flamboyant flame flamingo flammable flange flanked flanking flannel flapped flapper flapping flare flash
flashback flashest flashiest flashlight flashy flask flatbed flatiron flatly flatness flatted flatten flatter flattery
flattest flatting flaunt flautist flaw flawless flaxen flay flea fleck fled fledged fledgling flee fleece fleeciest
fleecy fleet fleetest fleshed fleshiest fleshing fleshly fleshy flew flex flexibility flexible flexibly flick flied
flier fliest flight flightiest flightless flighty flimsiest flimsy flinch fling flint flip flippant flippest flirt
flirtation flirtatious flit float flock floe flog flood floodlight floor flop floppiest floppy floral florid florist
flossed flossing flotilla flounce floundered floundering flouring flourish flout flow flowered floweriest flowery flown
flu flub fluctuate fluctuation flue fluency fluent fluffed fluffier fluffiest fluffing fluid fluky flume flung flunk
flunky fluoresce fluorescent flurry flush flushest fluster flute flutist flutter fluttery flux fly flyer flyleaf
flyleave flyover flypaper fo foal foamed foamiest foaming foamy fob focal focus focuse fodder foe fogey fogged foggiest
fogging foggy foghorn fogy foible foil foist fold foliage folio folk folklore folksiest folksy followed follower
following folly foment fond fondest fondle font foodstuff fooled foolhardiest foolhardy fooling foolish foolproof
footage footballer footed footfall foothill foothold footing footlight footnote footpath footprint footstep footstool
footsy footwear footwork fop forage foray forbade forbear forbearance forbid forbore forborne force forceful forcep
forcible forcibly ford forearm forebode forecast forefather forefinger forefront forego foregone foreground forehand
forehead foreign foreleg foreman foremast foremen foremost forensic foreplay forerunner foresaw foresee foreseeable
foreseen foreshadow foreshortening foresight foreskin forestall forested forester foresting forestry foretaste foretell
forethought foretold forever forewarn forewent foreword forfeit forgave forge forgery forget forgetful forgive forgiven
forgo forgone forgot forgotten fork forlorn form formal formalise formality formaliz formalize format formation
formative formidable formless formulae formulaic formulate formulation fornication forsake forsaken forsook forswear
forswore forsworn fort forte forth forthcoming forthright forthwith fortieth fortification fortify fortitude fortnight
fortress fortuitous fortunate forty forum forward forwardest forwent fossil fossilise fossiliz fossilize fostered
fostering fought fouled fouler foulest fouling foully found foundation foundling foundry fount fourteen fourteenth
fourth fowled fowling foxed foxiest foxing foxy foyer fraca fracase frack fractal fraction fractional fracture fragile
fragility fragment fragmentary fragmentation fragrance fragrantly frail frailest frailty framed framer framework
framing franchise franked franker frankest franking frankly frantic frantically frappe frat fraternal fraternise
fraternity fraterniz fraternize fraud fraudulent fraught fray frazzle freak freaky freckle freed freedom freehand
freeing freelance freely freemen freer freest freeway freez freight frenzy frequency frequent frequentest freshen
fresher freshest freshet freshman freshmen freshness fret fretful friable friar fricasseed friction fridge friended
friending friendless friendliest friendly friez frieze frigate fright frighten frightful frigid frigidity frill
frilliest frilly fringe frippery frisk friskiest frisky frittered frittering frivolity frivolous frizz frizziest
frizzle frizzy fro frock frogman frogmen frolic frolicked frolicking front frontage frontal frontier frost frostbit
frostbite frostbitten frostier frostiest frostily froth frothiest frothy frown frowzier froze frugal frugality fruitful
fruitier fruitiest fruiting fruition fruitless frump frumpy frustrate frustration fuck fuddle fudged fudging fuel
fugitive fugue fulcrum fulfil fulfill fulfillment fulfilment fulled fuller fullest fulling fullness fully fumble fume
fumed fumigate fumigation fuming function functional functionality fund fundamental fundamentalism fundamentalist
funeral fungicide fungous funk funkiest funneled funneling funnelled funnelling funner funnest funniest funny fur
furbish furious furl furlong furlough furnace furnish furniture furor furore furriest furrow furry further furthermore
furthest furtive fury fuse fused fuselage fusible fusing fusion fuss fussiest fussy fustian futile futility futuristic
futzing fuzz fuzzier fuzziest gab gabbled gabby gable gad gadget gaffe gag gaily gain gainful gait gal galactic gale
galena gall gallant gallantry galleon gallery galley gallium gallivant gallon gallop gallow galore galosh galvanic
galvanise galvaniz galvanize gambit gamble gambol gamed gamer gamest gamete gamine gaming gamma gamut gamy gander gang
gangland ganglia gangling gangplank gangrene gangster gangway gannet gantlet gantry gap gape gaped gaping garage garb
garbage garble gardened gardener gardenia gardening gargle gargoyle garish garlanded garlanding garlicky garment garner
garnish garret garrison garrote garrulous garter gas gase gaseous gash gasket gasoline gasp gassy gastric gate gated
gateway gather gating gaucher gaudiest gaudy gauge gaunt gauntest gauntlet gauze gave gavel gawk gawkiest gawky gayer
gayest gayness gaze gazed gazette gazing gear geed geeing geek geeky geezer gelatinous geld gelled gender gene
genealogical genealogy genera generalisation generalise generality generaliz generalization generalize generally
generate generation generator generic generosity generous genese genesi genetic genetically geneticist genial genii
genital genius geniuse genocide genome genre gent gentian gentile gentility gentle gentlemanly gentlemen gentlest
gentlewoman gentry genuine genus geny geographic geographical geography geological geologist geology geometric geometry
gerbil germane germanium germicide germinate germination gestation gesticulate gesture getaway getting geyser
ghastliest ghastly ghetto ghosted ghosting ghostliest ghostly ghoul ghoulish gibber gibberish gibbet gibbon gibe gibed
gibing giddiest giddy gift gig gigabyte gigantic giggle gild gill gilt gimlet gimme gimmick gingerly gingham ginned
ginning giraffe gird girdle girlfriend girlhood girlish girt girth gist give given giving glacial glacier glad gladden
gladdest glade gladiator gladiola glamorise glamoriz glamorize glamorous glamour glance glandular glare glassed
glassiest glassing glassware glassy glaz gleam glean glee glen glib glibbest glide glimmer glimpse glint glisten
glittered glittering glittery glitzier gloat glob global globetrotter globular globule gloom gloomiest gloomy glop
gloried glorification glorify glorious glorying gloss glossary glossiest glossy glove glow glued gluey gluing glum
glummest glut glutton gluttonous gluttony gnarl gnash gnat gnaw gnome gnu gnus go goad goal goalkeeper goaly goatee
goatskin gob gobble goblet goblin god godchild godchildren godfather godless godliest godlike godly godmother godparent
godsend goggle going goiter goldener goldenest goldfinch goldsmith golfed golfer golfing golly gondola gone goner
gonged gonging gonna goodbye goodness goodnight goodwill goody gooey goof goofiest goofy googling gooier gooiest gook
goon goop goosed goosing gopher gore gored gorge gorgeous goriest gorilla goring gorse gory gosh gospel gossamer gossip
got gotta gotten gouge gout govern governess government governmental governor gown grab graced graceful graceless
gracing gracious grackle grad gradation gradient gradual graduate graduation graffito graft grail grainier grammar
grammatical gramophone grandchild grandchildren granddad granddaughter grandee grander grandest grandeur grandfather
grandiose grandly grandmother grandpa grandparent grandson grandstand grange granite grant granulate grapevine graph
graphic graphical graphite grapple grasp grassed grassiest grassing grassy grate grateful grati gratification gratify
gratitude gratuitous gratuity grave gravel graven gravest gravestone graveyard gravitate gravitation gravitational
gravity grayed grayer grayest graying grayish graz graze greased greasiest greasy greater greatest greatly greatness
grebe greed greediest greedy greenback greened greener greenery greenest greenhorn greenhouse greening greet gregarious
gremlin grenade grew greyed greyer greyest greyhound greying grid griddlecake gridiron grief grievance grieve grievous
griffin grill grille grim grimace grime grimiest grimmest grimy grin grind grindstone grip gripe grippe grisliest
grisly grist gristle gritted grittiest gritting gritty grizzled grizzliest grizzly groan grocer grocery grog groggiest
groggy groin groom groove grooviest groovy grope gross grossest grotesque grotto grouch grouchiest grouchy grounder
grounding groundless groundwork group groupy groused grousing grout grove grovel grow growl grown growth groyne grubbed
grubbiest grubbing grubby grudge gruel gruesome gruesomest gruff gruffest grumble grumpiest grumpy grunt guano
guarantee guarantor guaranty guard guardian gubernatorial guerrilla guess guessable guesswork guest guff guffaw
guidance guide guidebook guideline guild guile guillotine guilt guiltiest guiltless guilty guise guitar guitarist gulag
gulch gulf gull gullet gullible gully gulp gummed gummier gummiest gumming gumption gunfire gunk gunman gunmen gunned
gunner gunning gunny gunshot gunwale guppy gurgle gurney guru gurus gush gushy gusset gust gustiest gusty gut gutless
guy guyed guying guzzle gybe gybed gybing gym gymnasium gymnast gymnastic gynaecologist gynaecology gynecologist
gynecology gypping gyrate gyration gyroscope ha habit habitable habitat habitation habitual hack hackle hackney hacksaw
had haemoglobin haemophilia haemorrhage haft hag haggard haggle hailed hailing hailstone haircut hairdo hairdresser
haired hairier hairiest hairline hale haled haler halest halfback halfway haling halitosi hall hallelujah hallmark
hallow hallucination hallway haloed haloing halon halt halved halving halyard hamlet hammed hammered hammering hamming
hammock hamper hamster hamstring hamstrung handbag handbook handcuff handed handful handicap handicraft handiest
handing handiwork handkerchief handle handlebar handmade handout handpick handrail handshake handsome handsomest
handwriting handy hang hangar hangout hangover hank haphazard hapless happen happier happiest happily happiness
harangue harass harassment harbor harbour hardback harden harder hardest hardiest hardliner hardly hardship hardware
hardwood hardy harebrained hared harelip harem haring hark harlot harm harmful harmless harmonic harmonica harmonious
harmonise harmoniz harmonize harmony harness harped harping harpist harpoon harpsichord harpy harrow harry harsh
harshest hart harvested harvester harvesting has hashed hashing hasp hassle hassock haste hasten hastiest hasty hatched
hatchet hatching hate hated hateful hater hath hating hatred hatted hatter hatting haughtiest haughty haul haunt have
haven having havoc hawing hawked hawking hay haycock hayed haying haystack haywire haz hazard hazardous haze hazed
haziest hazing hazy he headach headed header headfirst headiest heading headland headless headlight headline headlock
headlong headmaster headphone headquarter headrest headroom headstone headstrong headway heady heal healthcare
healthful healthier healthiest healthily heap hear heard hearsay hearse heartach heartbeat heartbreak heartbroken
heartburn hearten heartfelt hearth heartier heartiest heartily heartless heated heater heathen heating heave
heavenliest heavenly heavier heaviest heavily heaviness heavyweight heck heckle hectare hectic hedge hedgerow heed
heedless heeled heeling heft heftiest hefty heifer height heighten heinous heir held helice helicopter heliport helium
hell hellion hellish hello helm helmet helmsman helot help helpful helpless helpline hem hemisphere hemline hemlock
hemoglobin hemophilia hemorrhage hence henceforth henchman henchmen henna hep hepatiti her herald herbage herbalist
herbivorous herd here hereabout hereafter hereby hereditary heredity herein heresy heretic heretical hereto herewith
hermaphrodite hermitage hernia heroic heroin heroine heroism heron herpe herringbone herself hes hesitancy hesitant
hesitate hesitation heterogeneous heterosexual heterosexuality heuristic hew hewed hewing hex hexadecimal hexagon
hexagonal hexing hey heyday hi hiatus hiatuse hibernate hibernation hibiscuse hiccup hick hickey hid hideaway hided
hideous hideout hiding hie hied hieing hierarchical hierarchy hieroglyphic highbrow higher highest highland highlight
highly hightail highway hijack hike hiked hiker hilarious hilarity hillbilly hilliest hillock hillside hilly hilt him
himself hinder hindrance hindsight hinge hint hinterland hipped hipper hippest hipping hippopotamus hippopotamuse hippy
hire hired hiring his hiss histogram historian historic historical history hit hitch hitchhike hither hitherto hive
hived hiving ho hoard hoariest hoarse hoarsest hoary hoax hob hobbit hobble hobby hobbyhorse hobgoblin hobnobbed
hobnobbing hobo hocked hockey hocking hod hodgepodge hoed hoeing hogan hogged hogging hoggish hogwash hoist hokier
hokum hold holdup holed holidayed holidaying holier holiest holiness holing holler hollow hollowest holly holocaust
holster homage homburg homed homeland homeless homeliest homely homemaker homepage homer homesick homespun homestead
homeward homework homey homicidal homicide homier homiest homily homing homogeneous homogenise homogeniz homogenize
homonym homophobic homosexual homosexuality hone honed honest honestest honesty honeybee honeycombed honeycombing
honeyed honeying honeymoon honeysuckle honing honk honor honorable honorary honour honourable hooch hooded hooding
hoodlum hoodwink hoody hooey hoof hook hooky hooped hooping hoot hoove hop hope hoped hopeful hopeless hoping hopscotch
horde horizon horizontal hormone hornet horniest horny horoscope horrendous horrible horribly horrid horrific horrify
horror horseback horsed horseman horsemen horseplay horsepower horsesho horseshoe horsey horsier horsing horticulture
hose hosed hosiery hosing hospitable hospital hospitalisation hospitalise hospitality hospitaliz hospitalization
hospitalize host hostage hostel hostessed hostessing hostile hostility hostler hotbed hotel hothead hotkey hotly
hotness hotter hottest hounded hounding hour hourglass houseboat housed household housekeeper housewarming housewife
housewive housework housing hove hovel hover how however howl hub hubbub huddle hued huff huffiest huffy huge huger
hugest hugged hugging huh hulk hullabaloo hulling human humane humanest humanise humanism humanist humanitarian
humanity humaniz humanize humble humblest humbly humdrum humerus humid humidify humidity humiliate humiliation humility
hummed humming hummingbird hummock humor humorist humorous humour hump hunch hunchback hundredth hunger hungriest
hungry hunk hunted hunting huntsmen hurdle hurl hurrah hurricane hurry hurt hurtful hurtle husband hushed hushing
husked husker huskiest husking husky hussy husting hustle hut hutch hybrid hydrant hydrated hydrating hydraulic
hydroelectric hydrogenate hydrolysi hydroplane hyena hygiene hygienic hying hymn hymnal hype hyperbole hypertension
hyphen hyphenate hyphenation hypnosi hypnotic hypnotise hypnotism hypnotist hypnotiz hypnotize hypochondria
hypochondriac hypocrisy hypocrite hypocritical hypotenuse hypothese hypothesi hypothesise hypothesiz hypothesize
hypothetical hysteria hysteric hysterical iamb iambic ibi icebreaker icicle icier iciest iciness icky icon id ide idea
idealise idealist idealistic idealiz idealize ideally identical identifiable identification identify identity
ideological ideology idiocy idiom idiomatic idiosyncrasy idiosyncratic idiot idiotic idle idled idler idlest idling
idol idolater idolise idoliz idolize ids idyllic if iffy ifs igloo ignite ignition ignorance ignorant ignore ilk ill
illegal illegible illegibly illegitimate illicit illiteracy illiterate illness illogical illuminate illumination
illusion illusory illustrate illustration illustrative illustrator illustrious image imagery imaginable imaginary
imagination imaginative imagine imam imbalance imbecile imitate imitative imitator immaculate immaterial immaturely
immaturity immeasurable immeasurably immediate immense immensity immerse immersion immigrant immigrate immigration
imminent immobile immobilise immobiliz immobilize immolate immoral immorality immortal immortality immovable immune
immunisation immunise immunity immuniz immunization immunize immure imp impact impair impairment impale impart
impartial impartiality impass impassable impasse impassioned impassive impatience impatient impeach impeccable
impedance impede impediment impel impend impenetrable imperative imperceptible imperceptibly imperfect imperfection
imperialism imperialist imperially imperil impersonal impersonate impersonation impertinence impertinent impervious
impetuous impetus impetuse impinge impish implacable implant implantation implausible implement implementable
implementation implicate implication implicit implore imply impolite import importance important importation importuned
impose imposition impossibility impossibly impostor impotence impotent impound impoverish impractical imprecise
impregnable impregnate impress impression impressionable impressive imprint imprison imprisonment improbability
improbable improbably impromptu impromptus improper impropriety improve improvement improvisation improvise impudence
impudent impulse impulsive impunity impure impurest impurity imputation imputed in inability inaccessible inaccuracy
inaccurate inaction inactive inactivity inadequacy inadequate inadmissible inadvertent inadvisable inalienable inane
inanest inanimate inanity inapplicable inappropriate inarticulate inasmuch inaudible inaugural inaugurate inauguration
inauspicious inborn inbred inbreed inbuilt incalculable incandescence incandescent incantation incapable incapacitate
incapacity incarcerate incarceration incarnate incarnation incendiary incense incentive inception incessant incest
incestuous inch incidence incident incidental incinerate incinerator incise incision incisive incisor incite incitement
inclination incline include inclusion inclusive incognito incoherence incoherent income incomparable incompatibility
incompatible incompatibly incompetence incompetent incomplete incomprehensible inconceivable inconclusive incongruity
incongruous inconsequential inconsiderable inconsiderate inconsistency inconsistent inconsolable inconspicuous
inconvenience inconvenient incorporate incorporation incorrect incorrigible increase incredible incredibly incredulity
incredulous increment incremental incriminate incubate incubation incubator incumbent incur incurable incursion
indebted indecency indecent indecision indecisive indeed indefensible indefinable indefinite indelible indelibly
indelicate indent indentation independence independent indescribable indestructible indeterminate index indicate
indication indicative indicator indice indict indictment indifference indifferent indigenous indigestible indigestion
indignant indignation indignity indigo indirect indirection indiscreet indiscretion indiscriminate indispensable
indisposed indisputable indistinct indistinguishable individual individualism individualist individuality individualiz
indivisible indoctrinate indoctrination indolence indolent indomitable indoor induce inducement induct induction
indulge indulgence indulgent industrial industrialisation industrialise industrialist industrializ industrialization
industrialize industrious industry inedible ineffective ineffectual inefficiency inefficient inelegant ineligible inept
ineptitude inequality inert inertia inertial inescapable inessential inevitable inevitably inexact inexcusable
inexhaustible inexorable inexorably inexpensive inexperience inexplicable inexplicably inextricably infallible infamous
infamy infancy infantile infantry infatuation infeasible infect infection infectious infelicity infer inference
inferior inferiority inferno infertile infest infestation infidel infidelity infield infiltrate infiltration infinite
infinitesimal infinitive infinity infirm infirmary infirmity infix inflame inflammable inflammation inflammatory
inflatable inflate inflation inflationary inflection inflexible inflexion inflict influence influential influenza
influx info inform informal informality informant information informational informative infraction infrared
infrastructure infrequent infringe infringement infuriate infuse ingenious ingenuity ingest ingot ingrain ingratiate
ingratitude ingredient ingress inhabit inhabitant inhale inhered inherent inherit inheritance inhibit inhibition
inhospitable inhuman inhumane inhumanity initial initialisation initialise initializ initialization initialize initiate
initiation initiative initiator inject injection injunction injure injurious injury injustice inked inkiest inking
inkling inky inlaid inland inlay inlet inmate inn innate innermost inning innkeeper innocence innocent innocuous
innovation innovative innuendo innumerable inoculate inoculation inoffensive inoperative inopportune inordinate
inorganic input inquest inquire inquiry inquisition inquisitive ins insane insanest insanity insatiable inscribe
inscription inscrutable inseam insecticide insecure insecurity insensitive insensitivity inseparable insert insertion
inset insider insidious insight insignia insignificance insignificant insincere insincerity insinuate insinuation
insipid insist insistence insistent insofar insole insolence insolent insoluble insolvency insolvent insomnia inspect
inspection inspector inspiration inspire instability install installation installment instalment instance instantaneous
instantly instead instep instigate instigation instil instill instinct instinctive institute institution institutional
institutionalise institutionaliz institutionalize instruct instruction instructive instructor instrument instrumental
insubordinate insubordination insubstantial insufferable insufficient insular insulate insulation insulator insulin
insult insurance insure insurgent insurmountable insurrection intact intake intangible integer integral integrate
integration integrity intellect intellectual intelligence intelligent intelligible intelligibly intend intense
intensest intensify intensity intensive intent intention intentional inter interact interaction interactive intercede
intercept interception interchange interchangeable intercom interconnect intercontinental intercourse interdependence
interdependent interest interface interfere interference interim interior interject interjection interlock interloper
interlude intermarriage intermarry intermediary intermediate interment interminable interminably intermingle
intermission intermittent intern internal internationaliz internationally internet interplanetary interplay
interpolation interpose interpret interpretation interracial interrogate interrogation interrogator interrupt
interruption intersect intersection intersperse interstate interstellar interstice intertwine interval intervene
intervention interview interweave interwove interwoven intestate intestinal intimacy intimate intimation intimidate
intimidation into intolerable intolerably intolerance intolerant intonation intoxicate intoxication intractable
intramural intransitive intravenous intravenouse intrepid intricacy intricate intrigue intrinsic intrinsically
introduce introduction introductory introspective introvert intrude intrusion intrusive intuition intuitive inundate
inundation inured inuring invade invalid invalidate invaluable invariable invariably invariant invasion invective
invent invention inventive inventor inventory inverse inversion invertebrate inverting invest investigate investigation
investigator investment investor inveterate invigorate invincible invisibility invisible invisibly invitation invite
invocation invoice invoke involuntary involve involvement invulnerable inward iodine iodise iodiz iodize ion ionise
ionize irascible irate ire iri iridescence iridescent irise irk irked irking ironed ironic ironical ironing irony
irradiate irrational irreconcilable irrefutable irregular irregularity irrelevance irrelevant irreparable irreplaceable
irrepressible irreproachable irresistible irrespective irresponsibility irresponsible irretrievable irretrievably
irreverence irreverent irreversible irrevocable irrevocably irrigate irrigation irritability irritable irritably
irritant irritate irritation is islander isle ism isolating isolation isotopic isotropic issue isthmus isthmuse it
italic italicise italiciz italicize itch itchiest itchy item itemise itemiz itemize iterate iteration iterative
iterator itinerant itinerary itself jab jackal jackass jackdaw jacked jacking jackknife jackknive jackpot jade jaded
jading jag jaggedest jaguar jail jalopy jamb jamboree jammed jamming jangle janitor japan jape jargon jarring jaundice
jaunt jauntiest jaunty javelin jaw jawbone jawed jawing jay jaywalk jazzed jazzing jazzy jealous jealousy jean jeep
jeer jeez jelled jelling jellying jeopardise jeopardiz jeopardize jeopardy jerkier jerkiest jerkin jerking jest jetted
jetting jettison jetty jewel jewellery jewelry jib jibe jibed jibing jig jiggle jigsaw jilt jimmying jingle jinn jinx
jitter jitteriest jittery jive jived jiving job jock jockey jockstrap jocose jocular jocund jog join jointed jointing
jointly joist joke joked joker joking jollied jollier jolliest jollying jolt joshing jostle jotted jotting joule
jounced jouncing journal journalism journalist journey joust jovial joyed joyful joyfullest joying joyous joystick
jubilant jubilation jubilee judge judgement judgment judicial judiciary judicious judo jug juggernaut juggle jugular
juiced juicer juicier juiciest juicily jumble jump jumpiest jumpy junco junction juncture junk junketed junketing
junkiest junky junta jurisdiction juror jury juster justest justice justifiable justifiably justification justify
justly jut juvenile juxtapose juxtaposition kaftan kaleidoscope kaolin kaput karaoke karat karate kayak kazoo keel
keened keener keenest keening keenly keep keepsake keg ken kennel kept keratin kerb kerchief kerosene kestrel ketch
keyboard keyed keyhole keying keynote keystone keystroke keyword khaki khan khz kibosh kick kickback kickoff kidded
kidder kidding kidnap killdeer killed killing kiln kilo kilobyte kilogram kilometer kilometre kilowatt kilt kimono kin
kinda kindergarten kindest kindle kindliest kindly kindness kindred kinematic kinfolk kingdom kingly kingship kink
kinkiest kinky kinship kiosk kissed kisser kissing kitchenette kited kith kiting kitsch kitten kitty knack knapsack
knave knead knee kneecap kneed kneel knelled knelling knelt knew knicker knifed knifing knight knighthood knit knobbier
knock knockout knoll knotted knottiest knotting knotty know knowledge knowledgeable known knuckled knuckling kohlraby
kook kooky koshered koshering kowtow kroner kudo kudzus lab label labia labor laboratory laborious labour labyrinth
laced lacerate laceration laciest lacing lack lackey lackluster lacklustre lacquer lacrosse lactate lactation lactic
lacy lad laddered laddering laddy lade laded laden lading ladle ladybug ladylike lag laggard lagoon laid lain lair
laity lama lambda lambed lambent lambing lambskin lame lamebrain lamed lament lamentable lamentation lamer lamest
laminate lamination laming lamming lamp lampoon lanced lancer lancet lancing landed lander landfill landing landlady
landlocked landlord landmark landowner landscape landslid landslide lane language languid languish languor languorous
lank lankest lankiest lanky lanolin lantern lanyard lapel lapped lapping lapse lapwing larceny larch larded larder
larding largely larger largest largo lark larva larvae larynge laryngiti larynx lascivious laser lash lass lasso last
lat latch lately latent lateral latest latex lath lathe latitude latrine lattice laud laudable laugh laughable
laughingly laughingstock laughter launch launder laundry laureate lavatory lavish lavishest law lawbreaker lawful
lawless lawmaker lawn lawsuit lawyer laxative laxer laxest laxity lay layaway layered layering layette laying layman
laymen layout laz laze lazed lazied lazier laziest laziness lazing lazying leach lead leaden leadership leafed leafiest
leafing leafless leaflet leafy league leak leakage leaky leaned leaner leanest leaning leap leapfrog leapt learn learnt
lease leash least leathery leavening leaving lecher lechery lectern lecture led ledge leech leer leeriest leery leeway
lefter leftest leftmost lefty legacy legal legalese legalise legalistic legality legaliz legalize legend legendary
legged legging leggy legibility legible legibly legion legislate legislation legislative legislator legislature
legitimacy legitimate legless legmen lei leisure lemme lemony len lend length lengthen lengthiest lengthwise lengthy
leniency lenient lense lent leopard leotard leper leprosy lesbian lesion lessee lessen lesson lessor lest let letdown
lethal lethargic lethargy lettered letterhead lettering letup leukaemia leukemia levee level lever leverage levity levy
lewd lewdest lexical lexicon liability liable liaised liaising liaison liar lib libel libellous libelous liberal
liberalisation liberalise liberalism liberaliz liberalization liberalize liberate liberation libertarian liberty
librarian library libretto lice licence license lichen lick lid lie lied lief lien lieutenant lifeboat lifeform
lifeguard lifeless lifelike lifeline lifelong lifer lifespan lifestyle lifetime lifted lifting ligament ligature
lighted lighten lightest lighthouse lighting lightness lightning lightweight likable like likeable liked likeliest
likelihood liken liker likest likewise liking lilac lilted lilting limb limbo limed limelight limerick limestone liming
limit limitation limitless limn limousine limp limpest limy linage linchpin line lineage lineal linear lined linefeed
linemen linen liner linger lingery lingo lingual linguist linguistic liniment lining linkage linked linker linking
linoleum lint lintel lioness lionise lioniz lip lipstick liquefy liquidate liquidation liquidise liquidiz liquidize
liquored liquoring lira lire lisle lisp lissom lissome list listen listless lit litany liter literacy literal literary
literate literature lithe lithest lithium litigation litre litterbug littleness littler littlest liturgical liturgy
livable liveable lived liveliest livelihood lively liven livery livest livestock livid living lizard llama llano load
loadable loafed loafer loafing loam loamier loan loath loathe loathsome lob lobby lobbyist lobe lobotomy locale
localise locality localiz localize locate location loci lock locket lockout locksmith loco locomotion locomotive locus
lode lodestar lodge loft loftiest lofty logarithm logarithmic loge logged logger logging logic logical logician login
logo logon loincloth loiter loll lone loneliest loner lonesome longed longer longest longhand longing longish longitude
longitudinal longshoreman longshoremen look lookout loom loon looniest loony looped loophole looping loopy loosed
loosely loosen looser loosest loosing loot lope loped loping lopped lopping lopsided lorded lording lore lorn lorry
lose loser losing loss lost lotion lottery lotto lotuse loud loudest loudspeaker lounge louse lousiest lousy lout
louvered louvred lovable loved loveless loveliest lovely lover loving lowdown lowed lower lowest lowing lowish lowland
lowliest lowly loyal loyalest loyalty lozenge luaus lubber lube lubed lubing lubricant lubricate lubrication lucid luck
luckier luckiest luckily lucrative lucre ludicrous lug luggage lull lullaby lumber lumberjack luminary luminous lumped
lumpiest lumping lumpish lumpy lunacy lunar lunatic lunched lunching lunchtime lunge lurch lure lured lurid luring lurk
luscious lush lushest lust lustiest lustrous lusty lute luxuriant luxuriate luxurious lying lymph lymphatic lynch lyre
lyric lyrical ma macabre macadam macaw maced macerated machete machined machinery machining machinist macing mackintosh
macro macron macroscopic mad madam madcap madden maddest madhouse madly madman madmen madness madrigal maelstrom
maestro magazine magenta maggot magical magician magistrate magma magnanimity magnanimous magnate magnesia magnet
magnetic magnetise magnetism magnetiz magnetize magnificence magnificent magnify magnitude magnolia magpy maharani
mahogany maiden mail mailbox mailman mailmen maim main mainframe mainland mainline mainstay mainstream maintain
maintainability maintainable maintenance majestic majestically majesty majored majoring majority majorly make makeshift
makeup making maladjusted malady malaise malaria male malevolence malevolent malformed malfunction malice malicious
malign malignancy malignant malinger mall malleable mallet malnutrition malpractice malting maltreat malware mamboed
mamma mammal mammalian mammon mammoth manacle manage manageable management managerial mandate mandatory mandible
mandolin mandrill maneuver manger mangiest mangle mangy manhandle manhole manhood mania maniac maniacal manic manicure
manicurist manifest manifestation manifesto manifold manikin manipulate manipulation mankind manliest manly manned
mannequin mannerism manning mannish manoeuvre manor manpower mansard manse mansion manslaughter mante mantel
mantelpiece mantilla mantise mantle manto mantra manual manufacture manure manuscript map marabou maraca marathon
marbling march margin marginal mariachi marijuana marimba marinaded marinate mariner marionette marital maritime marked
market marketable marketplace marking marksman marksmen markup marmot maroon marquee marqui marred marriage marring
marry marshal marshiest marshy marsupial mart marten martial martinet martyr martyrdom marvel marvellous marvelous
mascara mascot masculine masher mashing mashup masked masking masochist mason masonic masonry masque masquerade
massacre massage massed masseur massing massive mastered masterful mastering masterly mastermind masterpiece mastery
masthead masticate mastiff masturbation matador matchbook matchbox matched matching matchless matchmaker mated material
materialise materialism materialist materialistic materializ materialize maternal maternity math mathematic
mathematical mathematician matin mating matriarch matriarchal matrice matriculate matriculation matrimonial matrimony
matrix matron matt matte mattress matured maturer maturest maturing maturity matzot matzoth maudlin maul maunder
mausoleum mauve maverick mawkish maxed maxilla maxim maxima maximal maximise maximiz maximize maximum may maybe mayday
mayhem mayor mayoral maz maze me meager mealier mealiest mealtime mean meander meanest meaningful meaningless meant
meantime meanwhile measle measliest measly measurable measure measurement meatier meatiest mechanic mechanical
mechanise mechanism mechaniz mechanize medal medallist meddle meddlesome media median mediate mediation mediator
medical medicate medication medicinal medicine medieval mediocre mediocrity meditate meditation meek meekest meet meg
megabyte megalomaniac megaphone megaton meh melancholy melange melanin meld mellow mellowest melodic melodious
melodrama melodramatic melody member membership membrane meme memento memo memoir memorable memorably memorandum
memorial memorise memoriz memorize memory menace menagery mend menial menopause menorah menstrual menstruate
menstruation mental mentality menthol mention mentor menu menus meow mercantile mercenary merchandise merciful
merciless mercury mercy mere merest merge meridian merit mermaid merman mermen merriest merriment merry mesa mesdame
mesh message messed messenger messiest messieur messing messy metabolic metabolism metal metallic metallurgy
metamorphose metamorphosi metaphor metaphorical metaphysic metaphysical mete meted meteor meteoric meteorite
meteorologist meteorology meter methane method methodical methodology meticulous meting metre metric metro metropoli
metropolise metropolitan mettle mew mewed mewing mewl mezzanine mi miaow mica mice microbe microbiology microcode
microcomputer microfich microfilm micrometer micrometre micron microorganism microphone microprocessor microscope
microscopic microsecond microwaved microwaving mid midday middleman middlemen middling midge midget midriff midst
midstream midsummer midway midwife midwive miffing might mightier mightiest mightily migraine migrant migrate migration
migratory miked miking mil milder mildest mildew mildly mildness mile mileage miler milestone milf militancy militant
military militate militia milked milker milkier milkiest milking milkman milkmen milksop milkweed millage milligram
millimeter millimetre milliner millinery million millionth millisecond mime mimed mimic mimicked mimicking mimicry
miming mincing mind mindbogglingly mindful mindless mine mined minefield mingle miniaturise miniaturiz miniaturize
minibus minibuse minicomputer minim minimal minimalism minimalist minimise minimiz minimize minimum mining minion
minister ministerial ministry mink minnow minored minoring minority minster minted minting minty minuet minus minuscule
minuse minuted minuter minutest minuting minx miraculous mirage mire mired miring mirror mirth misadventure
misapprehension misappropriate misappropriation misbehave misbehavior misbehaviour miscall miscarriage miscarry
miscellaneous miscellany mischief mischievous misconception misconduct misconstrue misdeed misdemeanor misdemeanour
misdirect misdirection misdo miser miserable miserably misery misfit misfortune misgiving misguide mishap mishmash
misinform misinformation misinterpret misinterpretation misjudge mislaid mislay mislead misled mismanagement mismatch
misnomer misplace misprint misquote misread misrepresent misrepresentation missal missed misshapen missile missing
missionary missive misspell mistake mistaken misted mistiest misting mistletoe mistook mistress mistrust misty mistype
misunderstand misunderstood misuse mite miter mitigate mitre mitt mixing mnemonic moan moat mob mobile mobilisation
mobilise mobility mobiliz mobilization mobilize mobster moccasin mocked mocker mockery mocking mockingbird mod modal
mode model moderate moderation moderator modern modernisation modernise modernity moderniz modernization modernize
modest modesty modicum modification modify modish modular modulate modulation module mohair moire moisten moister
moistest moisturise moisturiz moisturize molar mold moldiest moldy molecular molecule molehill moleskin molest moll
mollify mollusc mollusk molt mom momentary momentous momentum monarch monarchy monastery monastic monetarism monetary
money monger mongolism mongoose mongrel moniker monitor monkeyed monkeying monochrome monogamous monogamy monogram
monolithic monologue monopolise monopoliz monopolize monopoly monorail monosyllable monotonic monotonically monotonous
monotony monsoon monstrosity monstrous montage month monument monumental mony mooch mood moodiest moody mooed mooing
moonbeam mooned mooning moonlight moonscape moonstone moor moot mop mope moped moping moraine moral morale moralist
morality morass moratorium morbid morbidity mordant more moreover morgue morn morocco moron moronic morose morphine
morphology morrow mortal mortality mortar mortgage mortification mortify mortuary mosaic mosque mosquito mossiest mossy
most motel mothball mothered motherhood mothering motherly motif motion motionless motivate motivation motive motley
motlier motliest motor motorbike motorcade motorcycle motorise motorist motoriz motorize motorway mottle motto mould
mouldiest mouldy moult mounded mounding mountaineer mountainous mounted mounting mourn mournful moused mouser mousiest
mousing moussed moussing moustach mousy mouth mouthful mouthpiece movable move moved movement mover movy mow mowed
mower mowing ms mu much muck mucky mucous mucus muddiest muddle muddy mudguard muff muffle mufti mug muggiest muggle
muggy mukluk mulatto mulch mule muleteer mull mullion multinational multiple multiplication multiplicative multiplicity
multiply multiprocessing multitasking multitude mum mumble mummery mummify mummy mump munched munching mundane
municipal municipality mural murder murderous murk murkiest murky murmur muscled muscling muscular muse mused museum
mushed mushier mushiest mushing mushroomed mushrooming music musical musician musing musk musket muslin muss mussy
mustach mustang muster mustiest musty mutable mutant mutate mutation mute muted muter mutest mutilate mutilation muting
mutinous mutiny mutt muttered muttering mutual muzzle my myna myopic myriad myrrh mys myself mysterious mystery mystic
mystical mysticism mystify mystique myth mythical mythological mythology nabbed nabbing nabob nag nail naive naivest
naivety nakedly nakedness named nameless namely namesake naming nanny nap napalm nape napkin nappy narc narcotic nark
narrate narration narrative narrator narrow narrowest narwhal nary nasal nastiest nasty natal nation national
nationalise nationalism nationalist nationalistic nationality nationaliz nationalize nationwide nativity nattiest natty
naturalisation naturalise naturalist naturaliz naturalization naturalize naturally naturalness naught naughtiest
naughty nausea nauseate nauseous nautical naval nave navigable navigate navigation navigator nay nearby neared nearer
nearest nearing nearly nearsighted neater neatest neath neatly neatness nebula nebulae nebular nebulous necessary
necessitate necessity necked neckerchief necking necklace neckline neckty necrophilia need neediest needled needless
needlework needling needy negate negation negative neglect neglectful negligee negligence negligent negligible
negotiable negotiate negotiation negotiator neigh neighbor neighborhood neighbour neighbourhood neither neophyte
nepotism nerdy nerve nervier nervous nested nesting nestled nestling net nether nettled nettling network neural
neurologist neurology neuron neurose neurosi neurotic neuter neutralise neutrality neutraliz neutralize neutrally
neutron never nevertheless newborn newby newcomer newer newest newfangled newly newsagent newscast newsiest newsletter
newsmen newspaper newsprint newsstand newsy newt next nibble nicely nicer nicest nicety nich nick nickel nickname
nicotine niece niftiest nifty nigh night nightclub nightfall nightgown nightingale nightlife nightmare nightmarish
nighttime nighty nil nimbi nimble nimblest nimbly nimbus nincompoop nineteen nineteenth ninetieth ninety ninja ninny
ninth nipped nipper nippiest nipping nipple nippy nit nitrate nitre nitrogen nitwit nix nixed no nobility nobleman
noblemen nobler noblest noblewoman noblewomen nobly nobody nocturnal nod nodal noddy node noggin noise noiseless
noisiest noisy nomad nomadic nomenclature nominal nominate nomination nominative nominee nonce nonchalance nonchalant
noncommittal nonconformist nondescript none nonentity nonetheless nonfiction nonflammable nonpartisan nonprofit
nonresident nonsense nonsensical nonstandard nonstop nontrivial nonviolence noodled noodling nook noon noonday noose
nope norm normal normalcy normality northeast northeasterly northeastern northerly northerner northward northwest
northwestern nose nosebleed nosed nosh nosiest nosing nostalgia nostalgic nostril nosy notable notably notation notch
note notebook noted noteworthy nothing notice noticeable noticeably noticeboard notification notify noting notion
notional notoriety notorious notwithstanding nought noun nourish nourishment novae novel novelette novelist novella
novelty novice nowaday noway nowhere noxious nozzle nuance nub nuclear nuclei nucleus nude nuder nudest nudge nudity
nuisance nuke nuked null nullify nullity numb numbest numeral numerate numerator numeric numerical numerous nun nuptial
nurse nursemaid nursery nurture nutcracker nuthatch nutrient nutriment nutritionally nutritious nutritive nutshell
nutted nuttier nuttiest nutting nuzzle nymph oaf oafish oar oared oaring oarlock oase oasi oaten oath obedience
obedient obelisk obese obesity obey obfuscation obit obituary object objection objectionable objective objectivity
objector oblation obligate obligation obligatory oblige oblique obliterate obliteration oblivion oblivious oblong
obnoxious obo oboe obscene obscenest obscenity obscure obscurest obscurity observable observance observant observation
observatory observe obsess obsession obsessive obsolescence obsolescent obsolete obstacle obstetric obstetrician
obstinacy obstinate obstruct obstruction obstructive obtain obtainable obtrusive obtuse obtusest obvious ocarina
occasion occasional occupancy occupant occupation occupational occupy occur occurrence oceanic oceanography ocher ochre
octagon octagonal octal octave octopuse ocular odd odder oddest oddity oddly oddness ode odious odium odometer odor
odour oesophagi oesophagus of offbeat offed offence offend offense offensive offer offhand office official officiate
officious offing offload offset offshoot offshore offside offspring offstage oft often oftenest ogle ogled ogling ogre
oh ohm oho ohs oilcloth oiled oilfield oilier oiliest oiling oilskin oink ointment ok okay oked oking oks olden older
oldest oldy olfactory omen ominous omission omit omnibus omnipotence omnipotent omnipresent omniscient omnivore on once
oncoming oneness onerous oneself ongoing online onlooker only onomatopoeia onrush onset onslaught onto onus onuse
onward oodle oop ooz ooze oozed oozing opaque opaquest open openest operable operand operate operatic operation
operational operative operator ophthalmologist ophthalmology opine opinion opinionated opium opponent opportune
opportunist opportunity oppose opposite opposition oppress oppression oppressive oppressor opt opted optic optical
optician optima optimal optimisation optimise optimism optimist optimistic optimiz optimization optimize optimum opting
optional optioned optioning optometrist opulent opus opuse or oracle oracular orangutan orate oration orator oratory
orb orbit orbital orc orchestra orchestral orchestrate orchestration orchid ordain ordeal order ordinal ordinance
ordinary ordination ore organ organdy organisation organisational organise organism organist organiz organization
organizational organize orgasm orgasmic orgy orient orientate orientation orifice origin originality originally
originate originator oriole ornament ornamental ornate ornithologist ornithology orphan orphanage orthodontist orthodox
orthogonal orthogonality orthography orthopaedic orthopedic oscillate oscillation oscilloscope osmosi ostensible
ostensibly ostentation ostentatious ostracise ostraciz ostracize other otherwise otter ouch ought ounce our ourselve
oust outage outback outbid outbound outbreak outburst outcast outclass outcome outcry outdated outdid outdistance outdo
outdone outdoor outed outer outermost outfield outfit outgoing outgrew outgrow outgrown outgrowth outhouse outing
outlaid outlandish outlast outlaw outlay outlet outline outlive outlook outlying outmoded outnumber outpatient outpost
output outrage outrageous outran outrider outright outrun outsell outset outshine outshone outsider outsiz outsize
outskirt outsmart outspoken outstanding outstation outstrip outtake outward outweigh outwit ova oval ovarian ovary
ovation overage overall overate overbear overbite overblown overboard overbore overborne overburden overcame overcast
overcharge overcoat overcome overcrowd overdid overdo overdone overdose overdraft overdraw overdrawn overdrew overdrive
overdue overeat overeaten overestimate overflow overgrew overgrow overgrown overhand overhang overhaul overhead
overhear overheard overheat overhung overkill overlaid overlain overland overlap overlay overload overlong overlook
overly overpass overpopulation overpower overprice overprint overran overrate overreact overridden override overrode
overrule overrun oversampling oversaw oversea oversee overseen overshadow overshoot overshot oversight
oversimplification oversize oversleep overslept overstate overstep overt overtake overtaken overthrew overthrow
overthrown overtime overtone overtook overture overturn overuse overview overweight overwhelm overwork overwrite
overwritten overwrought ovum owe owed owing owl owlish own owned owner ownership owning ox oxen oxidation oxide oxidise
oxidiz oxidize oxygen ozone pa paced pacemaker pacifism pacifist pacify pacing package packer packing pact padded
padding paddled paddling paddock padlock padre paediatric paediatrician pagan page pageant pageantry paged pager
paginate pagination paging paid pail pained painful painfullest paining painless painstaking painted painter painting
pair paisley pajama palace palaeontologist palaeontology palatable palatal palate palatial palaver paled paleontologist
paleontology paler palest palette paling pall pallbearer pallet palliate pallid pallor palmed palmetto palmiest palming
palmist palmy palomino palpable palpably palpate palsy paltriest paltry pampa pamper pamphlet panacea panach pancaked
pancaking pancrease pancreatic pandemonium pander panel pang panhandle panic panicked panicking panicky panned pannier
panning panorama panoramic pant panther pantomime panty papacy papal paperback papered papering paperweight paperwork
papery papilla papillae papyri papyrus par parable parabola parachute parade paradigm paradox paradoxical paraffin
paragon paragraph parakeet parallel paralyse paralysi paralytic paralyz paralyze parameter paramount paranoia paranoid
parapet paraphernalia paraphrase paraplegic parasite parasitic paratrooper parboil parcel parch parchment pardon
pardonable pare pared parent parentage parental parenthese parenthesi parenthetical parenthood paring parish
parishioner parity park parka parkour parkway parlance parlay parley parliament parliamentary parlor parlour parochial
parody parole parolee parrot parry parse parsec parson parsonage partake partaken parted parterre partial partiality
participant participate participation participle particle particular partied parting partisan partition partly partner
partnership partook partway partying pas paschal pasha pass passable passage passageway passbook passel passenger
passionate passive passkey passport password past pastern pasteurisation pasteurise pasteuriz pasteurization pasteurize
pastich pastier pastiest pastime pastoral pasture patched patching patchwork patchy patella patent paternal paternalism
paternity path pathetic pathetically patho pathological pathologist pathology pathway patience patient patientest
patina patinae patine patio patoi patriarch patriarchal patrimony patriot patriotic patriotism patrol patronage
patronise patroniz patronize patsy patted patter pattern patting paucity paunch paunchiest paunchy pauper pause pave
paved pavement pavilion paving pawed pawing pawl pawn pawnbroker payable payed payer paying payload payment payoff
payroll paywall peace peaceable peaceful peacemaker peacock peahen peak peal pearling pearly peasantry peat pebbled
pebbling pebbly pec peccadillo peck peculiar peculiarity pedagogy pedal pedant pedantic pedantry peddle pedestal
pedestrian pediatric pediatrician pedicure pedigree pedlar pee peed peeing peek peeped peeper peeping peer peerage
peerless peeve peevish peg pelican pellet pelt pelvi pelvic pelvise penal penalise penaliz penalize penalty penance
pence penchant pencil pend pendant pendent pendulum penetrate penetration peni penicillin peninsula penise penitence
penitent penitentiary penknife penknive penlight penmanship pennant penned penniless penning pennon pension pensive
pent pentagon pentagonal penthouse penultimate penury peon peony people pep peppering peppery peppy pepsin peptic
percale perceive percentage perceptible perception perceptive perchance perched perching percolate percolation
percolator percussion peremptory perennial perfect perfectest perfection perfectionist perforate perforation perform
performance perfume perfunctory perhap peril perilous perimeter period periodic periodical peripheral periphery
periscope perish perishable perjure perjury perked perkiest perking perky perm permanence permanent permeable permeated
permeating permissible permission permissive permit permutation permute pernicious peroration peroxide perpendicular
perpetrate perpetrator perpetual perpetuate perplex perplexity persecute persecution persecutor perseverance persevere
persiflage persist persistence persistent persona personable personal personalise personality personaliz personalize
personification personify personnel perspective perspiration perspire persuade persuasion persuasive pert pertain
pertest pertinent perturb perusal peruse pervade pervasive perverse perversion pervert peskiest pesky peso pessimism
pessimist pessimistic pest pesticide pestilence pestle petered petering petiole petition petrel petrify petrol
petroleum petted pettiest petting petty petulant petunia pew pewee pewter phallic phantom pharmaceutical pharmacist
pharmacy phase phenomena phenomenal phenomenon philanthropic philanthropist philanthropy philippic philistine
philosopher philosophical philosophise philosophiz philosophize philosophy phish phlegm phlegmatic phobia phoenix phone
phonetic phoney phonic phoniest phonograph phony phosphor phosphorescence phosphorescent phosphorus photo photocopy
photogenic photograph photographic photography photon photosynthesi phototypesetter phrasal phrase phraseology phyla
phylum physic physical physician physicist physiological physiology physique pi pianist piano piazza pica pick pickax
picket pickiest pickpocket pickup picky picnicked picnicking pictorial picture picturesque piddle pieced piecemeal
piecework piecing pieing pier pierce piety pigeonhole pigged pigging piggish piggyback pigheaded piglet pigment pigpen
piked piker piking pilaster pile piled pilfer pilgrimage piling pill pillage pillar pillion pillow pillowcase piloted
piloting pimp pimple pimpliest pinch pincushion pined ping pinhole pining pinion pinked pinker pinkest pinking pinkish
pinnacle pinnate pinned pinning pinpoint pioneer pious piped pipeline piping pipit pipped pippin pipping piquancy
piquant piqued piquing piracy pirate pirouetted pirouetting pis piss pistol piston pit pitch pitchfork pitchmen piteous
pitfall pithiest pithy pitiful pitiless piton pittance pity pivot pivotal pixel pixy placard placate placation place
placement placenta placid placket plagiarise plagiarism plagiarist plagiariz plagiarize plague plaid plainer plainest
plainly plaint plaintiff plaintive plait plan planar plane planetarium planetary plangent planked planking plankton
planted planting plaque plasma plaster plastic plateau plateaus plated platen platform plating platitude platonic
platoon plausibility plausible plausibly play playable playback playful playground playhouse playmate playpen plaything
playwright plaza plea plead pleasanter pleasantest pleasantly pleasantry please pleasurable pleasure pleat plectrum
pledge plentiful plethora pliable pliant plied plier plight plod plop plot plough ploughmen plover plow plucked
plucking plucky plug plugin plumage plumb plume plummet plumped plumper plumpest plumping plunder plunge plunk plural
plurality pluse plush plushest plutonium ply plying plywood pneumatic pneumonia poach pock pocketbook pocketed
pocketing pockmark podding podium poem poet poetess poetic poetical poetry poignancy poignant poinsettia pointedly
pointer pointing pointless pointy poise poison poisonous poked poker pokiest poking poky polar polarisation polarise
polarity polariz polarization polarize pole polecat poled polemic polestar police policeman policemen policewoman
policewomen policy poling polio polished polishing polite politest politic political politician politico polka poll
pollinate pollination pollster pollutant pollute pollution poltroon polygamous polygamy polygon polymer polynomial
polyp polytechnic pomade pommel pomp pompous poncho pond ponderous pontoon pony pooch poodle pooh pool poop poor
poorest pope poplar poplin poppa populace popular popularise popularity populariz popularize populate population
populous porcelain porch porcine pore pored poring porn porno pornographic pornography porous porpoise porringer
portability portable portage portal ported portend portent portfolio porthole portico porting portioned portioning
portliest portly portrait portray portrayal pose posed poser posh posing posit position positional positive positivism
poss posse possess possession possessive possessor possibility possible possibly post postage postal postbox postcard
postcode posterior posterity postgraduate posthumous postman postmark postmaster postmen postpone postponement
postscript postulate posture posy potable potency potent potential pothole potion potluck potpy pottage potter pottery
potting potty pouched pouching poultice pounce pounding pout poverty powdering powdery powerboat powerful powerhouse
powering powerless powwow pox practicable practical practicality practice practise practitioner pragmatic pragmatism
prairy praise praiseworthy pram prance prank prate prattle prawned prawning pray preach preamble precarious precaution
precautionary precede precedence precedent precept precinct precious precipice precipitate precipitation precipitous
precise precisest precision preclude precocious preconceive preconception precursor predated predator predatory
predecessor predefined predestination predicament predicate predict predictable predictably prediction predictor
predisposition predominance predominant predominate preeminence preeminent preempt preen prefab preface prefect prefer
preferable preferably preference preferential prefix pregnancy pregnant prehistoric prejudice prejudicial prelate
preliminary prelude premature premeditation premiere premise premonition prenatal preoccupation preoccupy prep prepaid
preparation preparatory prepare prepay preponderance preposition prepositional preposterous preppier prequel
prerequisite prerogative presaged prescient prescribe prescription presence present presentable presentation
preservation preservative preserver preset preside presidency president presidential press pressmen pressure prestige
prestigious presto presumably presume presumption presumptuous presuppose preteen pretence pretend pretense pretension
pretentious pretext prettiest pretty prevail prevalence prevalent prevent preventable prevention preventive preview
previous prey price priceless pricey pricier prick prickle pricklier prickliest pride pried priest priestess priesthood
prig prim primal primary primate primeval primitive primmest primp primrose princely principal principality principle
print printable printout prior prioress priority prise prism prison privacy private privatest privation privatisation
privatise privatiz privatization privatize priviest privilege privy priz prize pro probabilistic probability probable
probably probate probation probe probity problem problematic procedural procedure proceed processing procession
processional processor proclaim proclamation procrastinate procrastination procure procurement prod prodigal prodigious
prodigy produce production productive productivity profane profanity profess profession professional professor proffer
proficiency proficient profile profit profitable profiteer profound profoundest profundity profuse profusion progeny
prognose prognosi program programmable programme progress progression progressive prohibit prohibition prohibitive
project projectile projection projector proletarian proletariat proliferate proliferation prolific prologue prolong
prom promenade prominence prominent promiscuity promiscuous promise promo promontory promote promotion prompt promptest
promulgate prone prong pronoun pronounce pronouncement pronto pronunciation proof proofread prop propaganda propagate
propagation propel propensity properest property prophecy prophesy prophet prophetic proponent proportion proportional
proportionality proportionate proposal propose proposition propositional proprietary proprietor propriety propulsion
prorate prose prosecute prosecution prosecutor prospect prospective prospector prospectus prospectuse prosper
prosperity prosperous prostitute prostitution prostrate prosy protagonist protean protect protection protective
protector protest protestant protocol proton prototype protract protractor protrude protrusion proud proudest provable
provably prove proven provenance provender proverb proverbial provide providence province provincial provision
provisional proviso provocation provocative provoke provost prow prowess prowl proximity proxy prude prudence prudent
prudish pruned pruning pry prying psalm pseudo pseudonym psych psychedelic psychiatric psychiatrist psychiatry psychic
psychoanalysi psychoanalyst psychological psychologist psychology psychopath psychose psychosi psychotherapy psychotic
ptomaine pub puberty public publication publicise publicity publiciz publicize publish puck puckered puckering puckish
puddle pudgiest pudgy pueblo puffer puffiest puffin puffing puffy pug pugnacious puke puked puking pull pullback pullet
pulley pullover pulmonary pulped pulping pulpit pulpy pulsar pulsate pulsation pulsed pulsing pulverise pulveriz
pulverize puma pumice pummel pump pun punched punching punchline punchy punctual punctuality punctuate punctuation
puncture pundit pungency pungently puniest punish punishable punishment punitive punk punkest punster punted punter
punting puny pup pupal pupil puppet purchase pureeing purely purer purest purge purification purify puritan puritanical
purity purl purloin purpler purplest purport purposed purposeful purposely purposing purr purse pursuance pursuant
pursue pursuit purveyor pus push pushiest pushover pushy puss pussiest pussy pustule put putative putrefied putrid putt
putty puzzle pwn pyjama pylon pyramidal pyramided pyramiding pyre pyx quack quad quadrangle quadrant quadratic
quadrilateral quadruped quadruple quadruplet quagmire quailed quailing quaint quaintest quake qualification qualify
qualitative qualm quandary quanta quantify quantitative quantity quantum quarantine quarrel quarrelsome quarry
quarterback quartering quarterly quartet quarto quartz quash quaver quay queasiest queasy queened queening queenliest
queenly queer queerest quell quench query quested questing question questionable questionnaire queue quibble quicken
quicker quickest quickly quicksand quicky quid quiet quietest quilt quintessence quintet quintuplet quip quirk quirky
quisling quit quite quiver quiz quizz quizzical quorum quota quotation quote quotient rabbi rabbited rabbiting rabble
rabid raby race raced racer racetrack racial raciest racing racism racist racked racket racketeer racking racy radar
radial radiance radiant radiate radiation radical radii radio radioactive radioactivity radium radius raffia raffish
raffle raft rag raga ragamuffin rage raged raggedest raggedy raging ragtime ragweed raid rail railroad railway rain
raincoat raindrop rainfall rainiest rainmaker rainstorm rainy raise rajah rake raked raking rakish rally ramble
ramification rammed ramming rampage rampant rampart ramrod ramshackle ran ranched ranching rancid rancor rancorous
rancour random randy rang rangy rank rankest rankle ransack ransom rant rap raped rapider rapidest rapidity rapidly
rapier rapine raping rapist rapport rapt rapture rapturous rare rared rarer rarest raring rarity rascally rash rashest
rasp raspier raster ratchet rate rather ratification ratify rating ration rational rationale rationalisation
rationalise rationality rationaliz rationalization rationalize rattan ratted ratting rattle ratty raucous raunchy
ravage rave raved ravel raven ravenous ravine raving ravish rawer rawest rawhide rawness rayon raz raze razed razing
razz re reach react reaction reactionary reactivated reactive reactor read readability readable readership readied
readier readiest readily readiness readjust readying realer realest realign realisation realise realism realist
realistic realistically reality realiz realization realize reallocate really realm realty ream reap reappear rear
rearmed rearming rearrange rearrangement reason reasonable reasonably reassert reassurance reassure rebate rebel
rebellion rebellious rebind rebirth reborn rebound rebuff rebuild rebuilt rebuke rebus rebuse rebut rebuttal
recalcitrant recall recant recap recapture recast recede receipt receive recent recentest receptacle reception
receptionist receptive recess recession recharge rechargeable recipient reciprocal reciprocate recital recitation
recite reckless reckon reclaim reclamation recline recluse recognisable recognise recognition recogniz recognizable
recognize recoil recollect recollection recommend recommendation recompense recompile reconcile reconciliation
recondition reconfigure reconnaissance reconnect reconsider reconstruct reconstruction record recount recoup recourse
recover recoverable recovery recreate recreation recreational recruit recruitment rectal rectangle rectangular rectify
rector rectum recuperate recuperation recur recurrence recurrent recursion recursive recycle redcap redcoat redden
redder reddest reddish redecorating redeem redeemable redefined redefining redefinition redemption redesign redhead
redid redirect redirection rediscover redistribute redistribution redness redo redone redound redraft redraw redress
reduce redundancy redundant redwood reed reeducation reedy reef reek reel reelect reelection reentered reentering reeve
ref refashioned refer referee reference referendum referent refile refill refine refinement refinery refinishing refit
reflect reflection reflective reflector reflex reflexive reform reformat reformation refraction refrain refresh
refreshment refrigerate refrigeration refrigerator refuel refuge refugee refund refurbish refurbishment refusal refuse
refutation refute regain regal regale regalia regard regardless regatta regenerate regeneration regent regime regimen
regiment regimental region regional register registrant registrar registration registry regress regression regret
regretful regrettable regrettably regularity regulariz regularly regulate regulation regulator regurgitate rehabilitate
rehabilitation rehash rehearsal rehearse rehired reign reimburse reimbursement rein reincarnate reincarnation reinforce
reinforcement reinstate reinstatement reiterate reiteration reject rejection rejoice rejoin rejoinder rejuvenate
rejuvenation relabel relaid relapse relate relation relational relationship relative relativistic relativity relax
relaxation relay relearn releasable released releasing relegate relent relentless relevance relevant reliability
reliable reliably reliance reliant relic relief relieve religion religious relinquish relished relishing relive reload
relocatable relocate relocation reluctance reluctant rely remade remain remainder remake remand remark remarkable
remarkably remarry remedial remedy remember remembrance remind reminisce reminiscence reminiscent remiss remission
remit remittance remnant remodel remorse remorseful remorseless remote remotest removable removal remove remunerate
remuneration renaissance renal rename rend rendezvous rendezvouse rendition renegade renege renew renewable renewal
renounce renovate renovation renown rent rental renunciation reopen reordered reordering reorganisation reorganise
reorganiz reorganization reorganize reorged rep repackaged repaid repair reparation repatriate repay repayment repeal
repeat repeatable repel repellent repent repentance repentant repercussion repertoire repetition repetitious repetitive
rephrase replace replay replenish replete replica replicate replication reply report repose repository reprehensible
represent representation representative repress repression repressive reprieve reprimand reprint reprisal reprised
reprized reproach reprocess reproduce reproduction reproductive reprogram reprove reptile reptilian republic republican
repudiate repudiation repugnance repugnant repulse repulsion repulsive reputable reputation repute request requiem
require requirement requisite requisition requite reread reroute resale reschedule rescind rescue research resell
resemblance resemble resent resentful resentment reservation reservedly reserving reservoir reset resettle reshuffle
reside residence resident residential residual residue resign resignation resilience resilient resin resist resistance
resistor resolute resolution resolve resonance resonant resort resound resource resourceful respect respectability
respectable respectably respectful respective respell respiration respirator respiratory respite resplendent respond
response responsibility responsible responsibly responsive rest restart restful restfullest restitution restive
restless restoration restore restrain restraint restrict restriction restrictive restructure resubmit result resultant
resume resumption resurface resurgence resurrect resurrection resuscitate resuscitation retail retain retaliate
retaliation retard retch retell retention rethink reticence reticent retina retinal retire retiree retirement retort
retrace retract retraction retrained retreat retribution retrieval retrieve retroactive retrograde retrospect
retrospective retry return returnable retype reunion reunite reuse rev revalue revamp reveal reveille revel revelation
revelry revenge revengeful revenue reverberate reverberation revere reverence reverent reversal reverse reversible
reversion revert revery review revile revise revision revisit revival revive revoke revolt revolution revolutionary
revolutionise revolutioniz revolutionize revolve revue revulsion reward rewind rewired rework rewrite rewritten rewrote
rhapsody rhea rhetoric rhetorical rheum rheumatism rhino rhinocero rhinocerose rho rhododendron rhyme rhythm rhythmic
ribald ribbed ribbing richer richest richly richness ricing rick ricket ricketiest rickety rickshaw ricochet rid
riddance ridden riddle ride rider ridged ridging ridicule ridiculous riding rife rifer rifest riffing riffle rifle rift
rig righted righteous righter rightest rightful righting rightly rightmost rightness rigid rigidity rigor rigorous
rigour rile riled riling rill rim rime rimed riming ringed ringer ringing ringleader ringlet ringworm rink rinse riot
riotous rip ripen ripeness riper ripest riposte rippled rippling risen riser risible risk riskiest risky rite ritual
ritzy rival rivalry riven riverside rivet ro roach road roadbed roadblock roadside roadster roam roan roar roaster rob
robbery robe robed robing robot robotic robuster robustest robustness rocked rocker rocketed rocketing rockier rockiest
rocking rococo rode rodent rodeo roebuck rogered roguish roil roister role rollback roller rollick rolling romance
romantic romantically romp rood roof rooked rooking rooky roomed roomer roomiest rooming roommate roomy roost rooter
rooting roped roping rosary roseate rosebush rosiest rosin roster rostrum rosy rot rotary rotate rotation rote rotor
rotten rottenest rotund rotunda rouble rouged roughage roughed roughen rougher roughest roughhouse roughing roughly
roughness rouging roulette roundabout rounded rounder roundest rounding roundish roundness rouse rout route routine
routiniz rove rover roving row rowboat rowdiest rowdy rowed rowel rower rowing royally royalty rubber rubbing rubbish
rubble rube rubella rubier rubiest ruble rubric rucksack ruckus ruckuse rudder ruddiest ruddy rudely rudeness ruder
rudest rudimentary rue rued rueful ruff ruffian ruffle rug rugby ruggedest ruin ruing ruinous rule ruled ruler ruling
rumba rumble ruminate rummage rummer rummest rummy rumor rumour rumpled rumpling rumpuse run runaway rundown rune rung
runnel runnier runniest runway rupture rural ruse rush rust rustiest rustle rusty rut ruthless sabbatical saber
sabotage saboteur sabre sac sachem sacked sacking sacrament sacred sacrifice sacrificial sacrilege sacrilegious sad
sadden saddest saddled saddling sade sadism sadist sadistic sadly sadness safari safe safeguard safekeeping safer
safest safety sag saga sagebrush sager sagest said sail sailboat saintliest saintly saith salaam salable salary
saleable salesman salesmen salespeople salesperson saleswoman saleswomen salient saline saliva salivate sallow
sallowest sally salon saloon salter saltest saltier saltiest saltiness salting salutation saluted saluting salvage
salvation salve salvo sambaing same samovar sampan sample sanatorium sanctify sanctimonious sanction sanctity sanctuary
sandal sandbag sandbar sanded sander sandhog sandier sandiest sandman sandmen sandpaper sandstone sandstorm sandwiched
sandwiching sane saner sanest sang sanitarium sanitary sanitation sanity sank sanserif sapling sapped sapping sappy
sarcasm sarcastic sarcastically sarcoma sardonic sari sarong sash sass sassafrase sassiest sassy satanic satchel sated
sateen satellite satin sating satiny satire satirical satirise satirist satiriz satirize satisfaction satisfactory
satisfy satrap saturate saturation satyr sauced saucepan saucer sauciest saucing saucy sauna saunter savage savagery
savagest savanna save saved saving savior saviour savor savorier savoriest savour savourier savouriest savviest savvy
saw sawdust sawed sawing sax saxophone say saying scab scaby scaffold scalar scald scale scaliest scalloping scalp
scalpel scaly scam scamp scan scandal scandalise scandaliz scandalize scandalous scansion scant scantest scantiest
scanty scapegoat scapula scar scarce scarcest scarcity scare scarecrow scarf scariest scarified scarlet scarve scary
scat scathing scatterbrain scavenger scenario scene scenery scenic scented scenting scepter sceptic sceptical
scepticism sceptre schedule scheme schizophrenia schizophrenic schlepped schmaltzy schmooz scholar scholarship
scholastic school schoolboy schoolchild schoolchildren schoolteacher schooner science scientific scientifically
scientist scissor scoff scold sconce scooped scooping scoot scope scorch score scorn scornful scotched scotching
scoundrel scour scourge scouted scouting scow scowl scrabble scram scrambler scrambling scrapbook scrape scrapped
scrapping scrappy scratch scratchiest scratchy scrawl scrawniest scrawny scream screech screen screw screwdriver
screwiest screwy scribble scribe scrimp scrip script scripture scriptwriter scrolled scrolling scrota scrounge scrub
scrubby scruff scruffiest scruffy scrunch scrunchy scruple scrupulous scrutinise scrutiniz scrutinize scrutiny scud
scuff scuffle sculled scullery sculling scullion sculpt sculptor sculpture scum scummy scupper scurf scurrilous scurry
scuttle scythe seabed seafaring seagoing sealant sealed sealer sealing seam seaman seamen seamier seamless seamstress
seaport sear search searchlight seascape seashore seasick seaside seasonable seasonally seat seaward secede secession
seclude seclusion second secondary secrecy secret secretarial secretary secrete secretion secretive sect section sector
secular secure securest security sedan sedate sedatest sedative sedentary sedge sediment sedimentary seduce seduction
seductive seediest seeding seedling seedy seeing seek seem seen seep seepage seesaw seethe segmentation segmented
segmenting segregate segregation seiz seize seizure seldom selected selecting selective selectman selectmen selector
selfish selfless selfsame selfy sell sellout selve semantic semantically semblance semen semester semicircle semicolon
semiconductor semifinal seminal seminar seminary senate senator send senile senility senior seniority sensation
sensational sensationalism sense senseless sensibility sensible sensibly sensitive sensitivity sensor sensory sensual
sensuality sensuous sent sentence sentience sentient sentiment sentimental sentimentality sentry sepal separate
separation separator sepsi septa sepulcher sepulchre sequel sequence sequential sequin seraglio sere serenade serene
serenest serenity serer serest serf serge sergeant serial serialised serialized serious sermon serpent serrated serried
serum servant served server service serviceable serviceman servicemen serviette servile serving servitude servo sery
session setback settable settee settle settlement seventeen seventeenth seventh seventy sever several severance severe
severest severity sew sewage sewed sewer sewerage sewing sewn sex sexed sexing sexism sexist sexless sexting sexual
sexuality sexy sh shabbiest shabby shack shackle shade shadiest shadowed shadowiest shadowing shadowy shady shaft shag
shaggiest shaggy shaken shakiest shaking shaky shale shall shallow shallowest shalt sham shamble shame shameful
shameless shampoo shamrock shanghaied shanty shapeliest shapely shaping shard share shareholder sharia shariah sharked
sharking sharkskin sharped sharpen sharper sharpest sharping sharply sharpness shatter shave shaven shawl she sheaf
shear sheath sheathe sheave shed sheen sheepish sheered sheerer sheerest sheering sheeting sheikh shellac sheller
shelter shelve shepherded shepherding sheriff shied shield shift shiftiest shiftless shifty shill shim shimmered
shimmering shimmery shimmy shine shingle shiniest shinned shinning shinny shiny shipment shipped shipper shipping
shipshape shipwreck shire shirk shirr shirt shit shiver sho shoal shock shod shoddiest shoddy shoe shoelace shone shoo
shook shooting shootout shopkeeper shoplifter shopped shopper shopping shore shortage shortcake shortcoming shorted
shorten shorter shortest shortfall shorthand shorting shortish shortlist shortly shortness shotgun should shouldered
shouldering shout shove shovel show showcase showdown showiest showman showmen shown showy shrank shrapnel shredder
shredding shrew shrewd shrewdest shriek shrike shrill shrillest shrimped shrimping shrine shrink shrinkable shrinkage
shrive shrivel shroud shrub shrubbery shrug shrunk shrunken shtick shuck shuckse shudder shuffle shun shunt shush
shutdown shutter shutting shuttle shy shyer shyest shying shyness sibling sic sick sickbed sicken sickest sickle
sickliest sided sidelight sideline sidelong sideshow sidestep sidetrack sidewalk sideway siding sidle siege siesta
sieve sift sigh sight sightless sigma sign signal signature signet significance significant signify signpost silage
silence silent silentest silhouette silicon silkier silliest silly silo silt silvered silvering silversmith silverware
silvery sim simian similar similarity simile simmered simper simpler simplest simplex simplicity simplification
simplify simplistic simulated simulating simulation simulator simultaneous since sincere sincerest sincerity sine sinew
sinewy sinful singe singled singling singsong singular singularity sinister sink sinkable sinned sinner sinning sinus
sinuse sip siphoned siphoning sire sired siren siring sis sisal sise sissiest sissy sister sisterhood sit sitar site
sited siting situate situation six sixpence sixteen sixteenth sixth sixtieth sixty siz sizable sizeable sized sizer
sizing sizzle skateboard skated skater skating skeet skein skeleton skeptic skeptical skepticism sketch sketchiest
sketchy skew skewered skewering skid skied skiing skilful skill skillful skimming skimp skimpiest skimpy skinflint
skinhead skinnier skinniest skinning skip skirmish skirted skirting skit skittish skulk skull skunk skying skyjack
skylight skyline skyrocket skyscraper slabbed slabbing slack slacken slackest slag slain slake slam slander slang slant
slapped slapping slapstick slash slat slate slather slattern slaughter slave slavery slavish slay sleaziest sleazy sled
sledgehammer sleek sleekest sleep sleepiest sleepless sleepy sleepyhead sleet sleety sleeve sleeveless sleigh slender
slenderest slept slew slicer slick slickest slid slide slier sliest slight slightest slime slimiest slimmed slimmer
slimmest slimming slimy sling slingshot slink slinky slip slipperiest slippery slipshod slit slithering slithery
slivering slo slob slog slogan sloop slop slope sloppier sloppiest slosh slot sloth slothful slouch sloughing
slovenliest slovenly slowed slower slowest slowing slowly slowness slowpoke sludge slue slug sluggish sluice sluing
slum slumber slump slung slunk slur slush slut sluttish sly slyer slyest slyly slyness smacked smacker smacking smaller
smallest smallish smallpox smarmy smarted smarten smarter smartest smarting smartly smashed smashing smattering smear
smell smellier smelliest smelted smelter smelting smidgen smiled smiling smirch smirk smite smithereen smithy smitten
smock smog smoker smokestack smokier smokiest smoking smolder smooch smoothed smoother smoothest smoothing smoothly
smoothness smote smother smoulder smudge smug smuggest smuggle snacked snacking snaffle snag snailed snailing snaked
snaking snaky snapped snappiest snapping snappy snapshot snare snarkiest snarl snatch sneak sneakiest sneaky sneer
sneez sneeze snickered snickering snide snidest sniff sniffle snifter snip snippet snippy snitch sniveled snob snobbery
snobbish snooker snoop snoot snootiest snooty snooz snooze snore snorkel snort snot snotty snowballed snowballing
snowdrift snowed snowfall snowflake snowiest snowing snowman snowmen snowplough snowplow snowstorm snowy snub snuff
snuffle snug snuggest snuggle so soak soap soapiest soapy soar sob sober soberest sobriety soccer sociable socialise
socialism socialist socializ socialize socially society sociological sociologist sociology sock socket sod sodden
sodomy sofa softball soften softer softest softly softness software softy soggiest soggy soil sojourn solace sold
soldiered soldiering soldierly soled solely solemn solemnest solemnity solicit solicitor solicitous solidarity solider
solidest solidify solidity solidly soling solitaire solitary solitude soloed soloing soloist solution solvable solve
solvent somber sombre some somebody someday somehow someone someplace somersault something sometime somewhat somewhere
sonar sonata song songster sonic sonnet sonny sonorous sooner soonest soot sooth soothe sootiest sooty sophisticate
sophistication sophistry sophomore sopped sopping soppy soprano sorcerer sorceress sorcery sordid sore sorehead sorer
sorest sorority sorriest sorrow sorrowful sorry sort sorta sot sottish sough sought soul soulless soulmate sound
soundest soundproof soundtrack souped souping soupy source sourer sourest souring sousing southeast southeastern
southerly southerner southpaw southward southwester southwestern souvenir sovereign sovereignty sow sowed sower sowing
sown spa spacecraft spaced spaceship spacey spacial spacier spacing spacious spade spake spammed spammer span spangle
spaniel spank spar sparest spark sparkle sparse sparsest spasm spasmodic spat spate spatial spatula spawn spay speak
speared spearhead spearing spec specialisation specialise specialist speciality specializ specialization specialize
specially specialty specific specifically specification specify specimen specious specked specking speckle spectacle
spectacular spectator specter spectra spectral spectre speculate speculation speculative speculator specy sped speech
speechless speed speedboat speediest speedometer speedy spell spellbind spellbound spend spendthrift sperm spew sphere
spherical sphinx spicier spiciest spicing spider spied spiel spigot spiking spiky spill spillage spilt spin spinal
spindle spindliest spindly spine spineless spinier spinster spiraea spiraled spiraling spiralled spiralling spirally
spire spirited spiriting spiritual spit spite spiteful spitefullest spittle splash splat splay splendid splendidest
splendor splendour splice spline splint splitting splurge splutter spoil spoilt spoke spoken spokesman spokesmen
spokespeople spokesperson spokeswoman spokeswomen sponged sponger spongiest sponging spongy sponsor sponsorship
spontaneity spontaneous spoof spook spookiest spooky spool spooned spoonful spooning spoor sporadic spore sporran
sported sportive sportsmanship sportsmen sporty spotless spotlight spotter spottiest spotting spotty spouse spout
sprain sprang sprawl sprayed spraying spreading spreadsheet spreed spreeing spriest sprightly springboard springiest
springing springtime springy sprinkled sprinkler sprinkling sprint spruce sprucest sprung spry spuming spun spunk
spunkiest spur spurious spurn spurt sputter spy spying squabble squad squadron squalid squalidest squall squalor
squander squared squarely squarer squarest squaring squashed squashing squashy squatted squatter squattest squatting
squaw squawk squeaked squeakier squeakiest squeaking squeal squeamish squeez squeeze squelch squint squintest squire
squirm squirmy squirreled squirreling squirrelled squirrelling squirt squish squishy stab stabilise stability stabiliz
stabilize stabled stabler stablest stabling stack stadium staff stag stage stagecoach stagnant stagnate stagnation
staid staidest stain stainless stair staircase stairway stake staled stalemate staler stalest staling stalked stalker
stalking stall stallion stalwart stamen stamina stammer stamp stampede stance stanch stanchest standard standardisation
standardise standardiz standardization standardize standby standoff standpoint standstill stank stanza staple starboard
starched starchier starchiest starching stardom stare starfish stark starkest starlet starling starlit starred
starriest starring starry start startle startup starvation starve stash stat state stateless stateliest statement
statesman statesmanship statesmen static station stationary stationery statistic statistical statistician statue
stature status statuse statute statutory staunch staunchest stave stay stead steadfast steadiest steady steakhouse
steal stealth stealthiest stealthy steamiest steaming steamroll steamy steed steeled steeling steely steep steepest
steeple steer steerage stein stellar stemmed stemming stench stencil stenographer stenography stent step stepladder
stereo stereotype sterile sterilisation sterilise steriliz sterilization sterilize sterling stern sternest stethoscope
steward stewardess stickier stickiest sticking stickler stickup stiff stiffen stiffest stifle stigma stigmata stile
stillborn stilled stiller stillest stilling stillness stilt stimulant stimulate stimulation stimuli stimulus stinger
stingiest stingy stinker stint stipend stipple stipulate stipulation stirred stirrer stirring stirrup stitch stoat
stockade stockbroker stocked stockholder stockiest stocking stockpile stocky stockyard stodgiest stodgy stoical stoke
stole stolen stolid stolidest stomached stomaching stomp stoner stoniest stoning stony stood stool stoop stop stopgap
stoplight stopover stoppage stopwatch storage stored storehouse storekeeper storeroom storey storing storm stormiest
stormy story stouter stoutest stow stowaway straddle strafed strafing straggle straighten straighter straightest
straightforward strain strait straiten straitjacket stranded stranding strange strangest strangle strangulation
strapped strapping strata stratagem strategic strategy stratify stratosphere stratum strawed strawing stray streak
stream streamline streetcar strengthen strenuous strep stress stressful stretch strew strewn striated stricken strict
strictest stridden stride strident strife strike stringed stringent stringiest stringing stringy striping stripling
stripped stripper stripping strive striven strode stroke stroll strongbox stronger strongest stronghold strongly strop
strove struck structural structuralist structure struggle strum strumpet strung strut stub stubbiest stubble stubborn
stubbornest stubby stuck stud studentship studio studious study stuffiest stuffy stumble stump stumpy stun stung stunk
stunt stupefy stupendous stupid stupidest stupidity stupor sturdiest sturdy stutter sty styled styli styling stylish
stylistic stylus suave suavest suavity subbed subbing subcommittee subconscious subdivide subdivision subdue subgroup
subject subjective subjugate subjunctive sublet sublime sublimest submerge submersion submission submissive submit
subnormal subordinate subprime subprogram subroutine subscribe subscript subscription subsection subsequent subservient
subset subside subsidiary subsidise subsidiz subsidize subsidy subsist subsistence substance substandard substantial
substantiate substituted substituting substitution subsystem subteen subterfuge subterranean subtle subtlest subtlety
subtly subtract subtraction suburb suburban subversive subvert succeed success successful succession successive
successor succinct succinctest succor succour succulent succumb such suck suckle suction sud sudden sue sued suede
suffer suffice sufficient suffix suffocate suffocation suffrage sugariest sugaring sugary suggest suggestion suggestive
suicidal suicide suing suit suitability suitable suitably suitcase suite suitor sulfide sulfur sulk sulkiest sulky
sullen sullenest sully sulphide sulphur sultanate sultriest sultry summarise summariz summarize summary summed summered
summering summery summing summit summon summonse sump sumptuous sunbathe sunbeam sunbonnet sunburn sunder sundial
sundown sundry sung sunglass sunk sunken sunless sunlight sunlit sunned sunnier sunniest sunning sunrise sunscreen
sunset suntan sunup superb superbest supercomputer superficial superfluous superhuman superimpose superintendent
superiority superlative superman supermarket supermen supernatural superscript supersede supersize supersonic superstar
superstition superstitious superstructure supervene supervise supervision supervisor supervisory supine supped supping
supplant supple supplement supplementary supplest suppliant supplicant supply support supportive suppose supposition
suppress suppression supremacy supremely surcharge surely surer surest surface surfboard surfed surfing surge surgeon
surgery surgical surliest surly surmise surmount surname surpass surplice surplus surpluse surprised surprising surreal
surrender surreptitious surround surveillance survey surveyor survival survive survivor susceptible suspect suspend
suspense suspension suspicion suspicious sustain sustainable sustenance suture svelter sveltest swab swaddle swag swain
swallowed swallowing swam swami swamped swampiest swamping swampy swank swap sward swarm swarthiest swarthy swash
swastika swat swatch swathe sway swear sweater sweating sweatshop sweaty sweep sweepstake sweeten sweeter sweetest
sweetish sweetly sweetmeat sweetness swell swellest swellhead swelter swept swerved swerving swift swiftest swig swill
swimmer swimming swindle swine swing swinish swipe swirled swirling swirly swish swishest switch switchable switchboard
swivel swollen swoon swoop swordsmen swore sworn swum swung syllabic syllable syllabus syllabuse symbol symbolic
symbolise symbolism symboliz symbolize symmetric symmetrical symmetry sympathetic sympathetically sympathise sympathiz
sympathize sympathy symphonic symptom symptomatic synagogue synapse synchronisation synchronise synchroniz
synchronization synchronize synchronous syncing syndicate syndrome synonym synonymous synopse synopsi syntactic
syntactically syntax synthese synthesi synthesise synthesiz synthesize syphili syringe syrupy system systematic
systematically tab tabby tabernacle tableau tablecloth tabled tablespoon tablespoonful tabling tabloid taboo tabular
tabulate tabulation tacit taciturn tack tackiest tackle tacky tact tactful tactic tactical tactless tad tadpole tag
tailed tailgate tailing taillight tailored tailoring tailspin taint taken takeoff takeout takeover taker taking talc
tale talent talisman talk talkative tall tallest tally tallyho talon tamable tambourine tame tamed tamer tamest taming
tamp tampon tanager tandem tangent tangential tangible tangled tangling tangoed tangoing tangy tank tankard tanned
tanner tannest tannin tanning tansy tantalise tantaliz tantalize tantamount tantrum tape taped taper tapestry taping
tapped tapping tarantula tardiest tardy tared target tariff taring tarmac tarnish tarot tarp tarpaulin tarred tarriest
tarring tarry tartan tartest tartly taser task tassel tasted tasteful tastelessly taster tastier tastiest tastiness tat
tattle tattoo taught taunt taut tautest tautology tavern tawdriest tawdry tawnier tawniest tax taxable taxation taxed
taxi taxicab taxing taxpayer teach teacup teak tealight team teammate teamster teamwork teapot teardrop teared tearful
tearing teary tease teasel teaspoon teaspoonful teat teatime tech technical technicality technician technique techno
technological technology tedious tedium tee teed teeing teem teen teenage teeny teeter teeth teethe teetotal
telecommunication telegram telegraphed telegrapher telegraphic telegraphing telegraphy telepathic telepathy telephone
telescope teletype televise television telexed tell telltale temp tempera temperament temperamental temperance
temperate tempest tempestuous template temple tempo temporal temporary tempt temptation temptress ten tenable tenacious
tenacity tenancy tenant tend tendency tendered tenderer tenderest tendering tenderise tenderiz tenderize tenderly
tenderness tenement tenet tenni tenon tenor tense tensest tension tensor tent tentative tenth tenuous tenure tepee
terabit term terminal terminate termination terminator termini terminology terminus termite tern terrace terrain
terrestrial terrible terribly terrific terrify territorial territory terror terrorise terrorism terrorist terroriz
terrorize terry terse tersest test testable testament teste testi testify testimonial testimony testy tetanus tether
text textbook textile textual textural texture thallium thank thankful thankless that thatch thaw theater theatre
theatrical thee theft their theist them theme themselve then thence theologian theological theology theorem theoretic
theoretical theorise theorist theoriz theorize theory therapeutic therapist therapy there thereabout thereafter thereby
therefore therein thereof thereon thereupon thermal thermo thermodynamic thermometer thermostat thesauri thesaurus
thesauruse these thesi theta they thiamine thicken thicker thickest thicket thickly thickness thief thieve thimble
thine thing think thinned thinner thinnest thinning third thirst thirstiest thirsty thirteen thirteenth thirtieth
thirty thither tho thong thorax thorn thorniest thorny thorough thoroughbred thoroughest thoroughfare those thou though
thought thoughtful thoughtless thous thousandth thrall thrash threadbare threaded threading threat threaten thresh
threshold threw thrice thrift thriftiest thrifty thrill thrive thro throat throb throe throne throng throttle through
throughout throughput throw throwaway throwback thrown thrum thrust thud thug thumb thumbtack thump thunder thunderbolt
thunderous thunderstorm thunderstruck thus thwart thy thymuse thyroid tiara tibia tick ticket tickle ticklish tidal
tide tided tidiest tiding tidy tied tier tiff tight tighten tightest tightrope tightwad tilde tile tiled tiling till
tillage tilt timber timberland timed timekeeper timeless timeliest timeline timely timer timescale timetable timezone
timid timidest timidity timing tinder tine tinge tingle tinier tiniest tinker tinkle tinniest tinning tinny tinsel tint
tipped tipper tipping tipple tipsiest tipster tipsy tipto tiptoe tirade tire tired tiredest tireless tiresome tiring
tissue tit titan titanic titbit titillate title tittle tizzy to toadstool toady toastier toastmaster tobacco toboggan
today toddle toe toed toeing toenail tog toga together toggle toil toilet toilette toke token toking told tolerable
tolerably tolerance tolerant tolerate tolled tolling tomahawked tomahawking tomb tomboy tombstone tomcat tome tomorrow
tonal tone toned toneless toner tongued tonguing tonight toning tonnage tonne tonsil tonsilliti too took tool toolbar
toolkit toot toothach toothbrush toothpaste toothpick toothy topaz topic topical topmast topography topology topped
topple toque tor torch tore torment tormentor torn tornado torpedoed torpedoing torpid torpor torque torrent torrential
torrid torsion torso tort tortoise tortuous torture toss totaled totaling totalitarian totalitarianism totality
totalled totalling totally tote toted totem toting totted totter totting toucan touch touchdown touchiest touchy tough
toughen toughest toupee tour tourist tournament tourney tourniquet tousle touted touting tow toward towed towel tower
towing townhouse townsmen townspeople toxic toxin toy toyed toying traced tracer tracery trachea tracing track tract
traction tractor trade trademark tradition traditionalist traditionally traduced traffic trafficked trafficking tragedy
tragic tragically trailed trailer trailing train trainee traipse trait traitor traitorous tram trammel tramp trample
trampoline trance tranquil tranquilest tranquility tranquiliz tranquilize tranquillise tranquillity transact
transaction transatlantic transcend transcontinental transcribe transcript transcription transfer transferable
transform transformation transfusion transgress transgression transient transistor transit transition transitional
transitive transitory translate translation translator transliteration translucent transmission transmit transparency
transparent transpire transplant transport transportable transportation transpose transverse trap trapdoor trapez
trapeze trapezoid trash trashcan trashiest trashy trauma traumatic traumatise traumatiz traumatize travel traverse
travesty trawl treacherous treachery tread treadle treadmill treason treasure treasury treated treating treatise
treatment treaty treble treed treeing trek trelli trellise tremble tremendous tremolo tremor trench trend trendiest
trendy trepidation trespass tress trestle triage trial triangular tribal tribe tribulation tribunal tribune tributary
tribute trice trick trickery trickiest trickle trickster tricky tricycle tried trifled trifler trifling trig
trigonometry trike trill trillion trilogy trim trimester trimmest trinket trio trip tripled triplet triplicate tripling
tripo tripod trite tritest triumph triumphant trivia trivial triviality trochee trod trodden troll trolley trollop
trombone tromped tromping troop trope trophy tropic trot troth trouble troublemaker troublesome trough trounce troupe
trouser trowel troy truancy truant truce truck truckle trudge trued truer truest truing truism truly trump trumpery
trumpeted trumpeter trumpeting truncate truncation truncheon trundle trunk truss trust trustee trustful trustiest
trustworthiest trustworthy trusty truth truthful try trying tryout trysted trysting tsar tubbier tubed tuberculosi
tubing tubular tuck tuft tug tuition tulip tulle tumble tumid tummy tumor tumour tumult tumultuous tun tundra tune
tuned tuneful tuneless tuner tunic tuning tunnel turbine turbulence turbulent turd tureen turf turgid turmoil turn
turnaround turnkey turnout turnpike turnstile turntable turpentine turquoise turtledove turtleneck tush tusked tussle
tussock tutor tutorial tutus tux tuxedo twain twang tweak twee tweed tweet tweezer twelfth twelve twentieth twiddle
twig twilight twill twine twinge twinkle twinned twinning twirled twirler twirling twisted twister twisting twit twitch
tycoon tying tyke typed typeface typescript typeset typewriter typhoid typhoon typhus typical typify typing typist typo
typographic typographical tyrannical tyrannise tyranniz tyrannize tyranny tyrant tyre tyro ubiquitous udder ugh ugliest
ugly ulcer ulna ulterior ultimately ultimatum ultrasonic ultraviolet umber umbrella ump umping umpire umpteen unabated
unable unacceptable unacceptably unaccepted unaccountable unaccountably unadulterated unaffected unaided unaltered
unambiguous unanimity unanimous unanswerable unanswered unarmed unasked unassigned unassuming unattached unattainable
unattended unattractive unauthorised unauthorized unavailable unavoidable unaware unbalanced unbarred unbearable
unbearably unbeatable unbecoming unbelievable unbelievably unbeliever unbent unbiased unblock unbolted unborn
unbreakable unbroken unbuckle unburden uncalled uncanniest uncanny uncased unceasing uncertain uncertainty unchallenged
unchanged uncharitable unchristian unclean uncleanest unclear uncoiled uncomfortable uncomfortably uncommon uncommonest
uncompressed uncompromising unconcerned unconditional unconfirmed unconnected unconscious unconstitutional
uncontrollable uncontrolled uncontroversial unconventional unconvinced unconvincing uncorked uncountable uncouth
uncover uncultured uncut undamaged undated undaunted undecidable undecided undefined undemocratic undeniable undeniably
under underbrush undercover undercurrent undercut underdog underestimate underflow underfoot undergarment undergo
undergone undergraduate underground undergrowth underhanded underlain underlay underline undermine underneath
undernourished underpant underpass underprivileged underrate underscore undershirt underside undersold understand
understandable understandably understate understatement understood understudy undertake undertaken undertone undertook
undertow underwater underwear underweight underwent underworld underwrite underwritten underwrote undeserved
undesirable undetected undeveloped undid undisturbed undo undocumented undone undoubted undress undue undying unearth
uneasiest uneasy uneaten uneconomic uneconomical uneducated unemployable unemployed unemployment unenlightened unequal
unequivocal unerring unethical uneven uneventful unexpected unexplained unfailing unfair unfairest unfaithful
unfamiliar unfasten unfavorable unfavourable unfeasible unfeeling unfettered unfilled unfinished unfit unfold
unforeseen unforgettable unforgivable unfortunate unfounded unfriendliest unfriendly unfunny unfurl ungainliest
ungainly ungodliest ungodly ungrammatical ungrateful unguent unhand unhappiest unhappy unhealthiest unhealthy unheard
unhelpful unhook unicorn unicycle unidentified unification uniform uniformity unify unilateral unimaginative
unimportant unimpressed uninformative uninformed uninhibited uninitiated uninspired uninspiring unintelligent
unintelligible unintended unintentional uninterested uninteresting union unionise unioniz unionize unique uniquest
unison unit unite unity universal universe university unjust unjustifiable unjustified unkempt unkind unkindest
unkindliest unknown unlabeled unlabelled unlaced unlatched unlawful unleash unless unlike unlikeliest unlimited unload
unlock unloosed unluckiest unlucky unmake unman unmarked unmarried unmask unmistakable unmistakably unmitigated
unmodified unmoved unnamed unnatural unnecessary unnerve unnoticed unobtainable unoccupied unofficial unoriginal
unorthodox unpack unpaid unparalleled unpaved unpick unpleasant unpopular unpopularity unprecedented unpredictable
unprepared unprincipled unprintable unprivileged unprotected unproven unprovoked unpublished unqualified unquestionable
unquestionably unravel unread unreadable unreal unrealistic unreasonable unreasonably unrecognised unrecognized
unrelated unrelenting unreliability unreliable unremarkable unrepeatable unrepresentative unreserved unresolved unrest
unrestricted unriper unrivaled unrivalled unrolled unruffled unruliest unruly unsafe unsafest unsaid unsanitary
unsatisfactory unsatisfied unsavory unsavoury unsay unscathed unscheduled unscientific unscramble unscrew unscrupulous
unsealed unseasonable unseat unseemliest unseemly unseen unselfish unsent unset unsettle unsightliest unsightly
unsigned unskilled unsnapped unsold unsolicited unsolved unsophisticated unsound unsoundest unspeakable unspecified
unspoken unstable unstated unstopped unstructured unstuck unsubstantiated unsuccessful unsuitable unsuited unsung
unsupportable unsupported unsure unsuspecting untamed untangle untapped untenable untested unthinkable untidiest untidy
until untiring unto untold untouched untrained untried untrue untruest untrustworthy untwisted unty unusable unused
unusual unveil unwanted unwarranted unwary unwashed unwed unwelcome unwell unwieldiest unwieldy unwilling unwind unwise
unwisest unwittingly unworkable unworthy unwound unwrap unwritten unzipped up upbeat upbringing upcountry update
updraught upend upgrade upheaval upheld uphill uphold upholster upholstery upkeep uplift upload upon upped upper
uppermost upping upraised upraising upright uprising uproar uproot ups upset upshot upstair upstanding upstart upstream
uptake uptight uptown upturn upward uranium urban urbane urbanest urea urge urged urgency urgent urging uric urinal
urinary urinate urine urn us usable usage use used useful useless user usher using usual usurp utensil uteri uterine
uterus utilisation utilise utilitarian utilitarianism utility utiliz utilization utilize utmost utter utterance uvula
vacancy vacant vacate vacation vaccinate vaccination vaccine vacillate vacuous vacuumed vacuuming vagabond vagary
vagina vaginae vaginal vagrant vague vaguest vain vainest valance vale valence valentine valet valiant valid validate
validation validity valise valour valuable value valueless valve vamp vampire vanadium vandal vandalise vandalism
vandaliz vandalize vane vanguard vanish vanity vanned vanning vanquish vantage vape vapid vapor vaporise vaporiz
vaporize vapour variable variance variant variation variety various varlet varmint varnish varsity vary vase vassal
vast vastest vat vault vaunt vector veep veer vegetarianism vegetate vegetation vegetative vehement vehicle veil vein
vellum velocity velour velvety venal vend vendor veneer venerable venerate veneration venereal vengeance vengeful venom
venomous venous vented ventilate ventilation ventilator venting ventral ventricle ventriloquist venture venue veracity
veranda verb verbal verbalise verbalize verbatim verbiage verbose verbosity verdant verdict verge verier veriest
verification verify veritable veritably vermin vernacular versatile versatility verse versified version versus vertebra
vertebrae vertebrate vertical vertice vertigo verve vesicle vessel vest vestibule vestige vestment vet veteran
veterinarian veterinary veto vex vexation vexed vexing viability viable viaduct vial viand vibe vibrant vibrate
vibration vicar vicarious vice viced vicing vicinity vicious victim victimise victimiz victimize victor victorious
victory video videotape vied view viewpoint vigil vigilance vigilant vigilante vignette vigor vigorous vigour vile
viler vilest vilify villa village villain villainous villainy villein vim vindicate vindictive vinegary vintner vinyl
viol violable violate violation violence violent violin violist viper virginal virginity virile virility virtual virtue
virtuoso virtuous virulent virus viruse visa visage vise vised visibility visible visibly vising vision visionary visit
visitation visitor visor vista visual visualise visualiz visualize vitalise vitality vitaliz vitalize vitally vitiate
vitriolic vivacious vivacity vivid vividest vivisection vocabulary vocal vocalist vocation vocational vociferous vogue
voguish voice void volatile volcanic volcano vole volition volley volleyball volt voltage voluble volubly volume
voluminous voluntary volunteer voluptuous vomit voodoo voracious vortex vote voted voter voting vouch vow vowed vowel
vowing voyage vulgar vulgarest vulgarity vulgariz vulnerability vulnerable vulture vying wack wad waddle wade waded
wader wading waffled waffling waft wag wage waged wager waging waif wail waist waistline wait waitress waive wake waked
waken waking wale waled waling walk walkout wall wallet walleyed wallflower wallop wallow wallpaper walrus walruse
waltz wan wand wane waned wangle waning wanna wannest want wantoned wantoning war warble ward warden wardrobe ware
warehouse warfare warhead wariest warlike warlock warmer warmest warming warmly warmth warn warp warpath warrant
warranty warren warrior warship wart wartier wartime wary was washable washcloth washer washout washroom wasp wastage
waste wastebasket wasteful wasteland watch watchdog watchful watchman watchmen watchword watercolor watercolour watered
waterfall waterfowl waterfront wateriest watering waterlogged watermark waterproof watershed watertight waterway
waterwork watery watt wattage wattle waved waveform wavelength waver waviest waving wavy waxen waxier waxiest waxing
waxwing waylaid waylay wayside wayward we weaken weaker weakest weakling weakly weakness weal wealth wealthiest wealthy
wean weapon weaponry wear wearable weariest wearisome weary weasel weather weave web wed wedged wedging wedlock wee
weeded weeder weediest weeding weedy weeing week weekday weekend weeknight weep weepy weer weest weft weigh weight
weightiest weighty weird weirdest weirdo welcome weld welfare welled welling welshing welt wen wench wend went wept
were werewolf werewolve westerly westerner westerniz westward wetback wetland wetter wettest wetting whack whalebone
whaled whaler whaling wham wharf wharve what whatever whatsoever wheal wheedle wheelbarrow wheelchair wheeled wheeling
wheez wheeze whelked whelp when whence whenever where wherea whereabout whereby wherein whereupon wherever wherewithal
whet whether whew which whichever whiff while whilst whim whimper whimsical whine whinier whinny whippersnapper whir
whirled whirling whirlpool whirlwind whirr whisk whisper whist whistle whit whiten whiteness whitest whitewash whither
whitish whittle whizz who whoa whoever wholehearted wholesale wholesome wholly whom whoop whoopee whooshing whopping
whore whorl whose why wick wickedest wicket widely widen wider widespread widest widow width wield wig wigeon wiggle
wight wigwam wildcat wilder wildest wildfire wildfowl wildlife wildly wildness wile wiled wilful wiliest wiling will
willful willowy willpower willy wilt wily wimp wimpier wimple wince winch wind windfall windiest windlass windmilled
windmilling window windowpane windpipe windscreen windshield windy wined winger winging wingless wingnut wining wink
winner winning winnow wino winsome winsomest wintered wintering wintertime wintriest wintry wipe wiped wiper wiping
wire wired wiriest wiring wiry wisdom wise wisecrack wiser wisest wish wishbone wishful wisp wispiest wispy wist
wistful wit witch witchcraft witchery withdraw withdrawal withdrawn withdrew wither withheld withhold within withstand
withstood witless witness witticism wittiest witty wive wiz wizard wizened wo wobble wobbliest wobbly woe woke woken
wolfed wolfing wolfish wolve woman womanhood womankind womb wombat women wondered wonderfully wondering wonderland
wondrous wont woo woodchuck wooded wooden woodenest woodiest wooding woodland woodpecker woodsier woodsman woodsmen
woodwind woodwork woodworm woody wooed wooer woof wooing wool woolen woollen woolliest woozier word wordiest wordy wore
work workable workbench workbook workforce workload workman workmanship workmen workplace workshop workstation world
worldliest worldwide wormed wormhole worming wormy worn worrisome worry worse worsen worship worst worth worthiest
worthless worthwhile worthy would wound wove wowed wowing wrack wrangle wrapping wrath wreak wreath wreathe wreck
wreckage wren wrench wrest wrestle wretch wretchedest wriggle wright wring wrinkle wrinkly wrist wristwatch writ
writable write writhe written wrong wrongdoer wrongdoing wrongest wrote wroth wrought wrung wry wryer wryest wuss
xenophobia xylophone yacht yahoo yakked yakking yammer yank yap yardage yardstick yarn yaw yawn yea year yearn yeasty
yell yellowed yellower yellowest yellowing yelp yen yep yes yese yest yesterday yet yeti yew yield yip yodel yoga yogi
yoked yokel yoking yon yonder yore younger youngest youngster yourself yourselve yous youth youthful yowl yuck yucky
yukking yummy yup yuppy zaniest zany zap zeal zealous zed zenith zeroed zeroing zeta zigzag zilch zillion zinc zincked
zincking zing zip zippered zippering zippier zit zither zodiac zomby zone zoned zoning zoological zoologist zoology
zoom
`;
