/** Korean: nodes, bodies, movement and rendering. `lists.ts` describes the form of a line. */
export default `
씬 장면: scene
노드: node
자식: child
부모: parent
트리: tree
그룹: group
시그널 신호: signal
함수 메서드 메소드: function|method
스크립트 코드: script|code
변수: variable
속성 프로퍼티: property
클래스: class
리소스: resource
오브젝트 객체 물체: object
게임: game
플레이어: player|character
캐릭터: character body
적 적이 적을 몬스터: enemy
총알 탄환: bullet
무기: weapon
체력: health
점수: score
인벤토리: inventory|item
레벨 스테이지: level
바디 몸체: body
강체 리지드_바디 리지드바디: rigid body
모양 형태: shape
영역: area
바닥 땅 지면: floor
벽: wall
천장: ceiling
경사: slope
플랫폼 발판: platform
중력: gravity
속도 속력: speed|velocity
가속: acceleration
마찰: friction
힘: force|impulse
질량: mass
물리: physics
레이: ray|raycast RayCast2D RayCast3D
방향: direction
각도 각: angle
위치 좌표: position
거리: distance
점 포인트: point
벡터: vector
카메라: camera
빛 조명 라이트: light
그림자: shadow
스프라이트: sprite
텍스처 텍스쳐: texture|image
이미지 그림: image
메시 메쉬: mesh
모델: model
머티리얼 재질: material
셰이더 쉐이더: shader
파티클 입자: particles
색 색상 색깔 컬러: color|modulate
투명: transparent|alpha
배경: background
하늘: sky
타일: tile
타일맵: tilemap tile TileMapLayer
맵 지도: map
경로 길: path
길_찾 길찾기 경로_찾 경로_탐색: path obstacle NavigationAgent2D NavigationAgent3D
장애물: obstacle
내비게이션 네비게이션: navigation
매_프레임 프레임마다 매프레임: frame|every
프레임_속도 프레임_레이트 초당_프레임: frame rate
프레임: frame
뼈 스켈레톤: bone|skeleton
레이어: layer
곡선 커브: curve
원형 동그라미: circle
사각형: rectangle
다각형 폴리곤: polygon
조인트 관절: joint
스프링 용수철: spring
차량 자동차: vehicle
바퀴: wheel
물_표면 수면: water
안개: fog
글로우 발광: glow
반사: reflection
외곽선 윤곽선: outline
불투명도: opacity|alpha
그라디언트: gradient
그리기_순서: order draw CanvasItem.z_index
소유자: owner
이웃: neighbor
셀: cell
지형: terrain
슬로우_모션: slow motion Engine.time_scale
동전 코인: coin
문을 문이: door
항목: item|entry
바람: wind
빗방울: rain
눈송이: snow
잔디: grass
가장자리: edge
`
